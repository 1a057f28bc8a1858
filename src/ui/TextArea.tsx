import { Input } from 'antd'
import { type ComponentProps, useId } from 'react'
import { countCharacters } from '#lib/visibleText.ts'
import { FieldFrame, type FieldLook } from './form/FieldFrame.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './TextArea.module.css'

interface Props
  extends
    FieldLook,
    Pick<ComponentProps<typeof Input.TextArea>, 'ref' | 'name' | 'readOnly' | 'onBlur'> {
  value: string
  /** Read-only text needs none. */
  onChange?: (text: string) => void
  /** The server's limit in code units; the field then shows a count. */
  maxLength?: number
}

/**
 * Counts characters as users see them; the server counts an emoji as several, so a full field has
 * the maximum.
 */
const countOf = (text: string, maxLength: number) =>
  text.length >= maxLength ? maxLength : countCharacters(text)

/** It describes the field by its id. */
const countAs = (id: string, shown: { count: number; maxLength?: number }) => (
  <span id={id}>
    {shown.count} / {shown.maxLength}
    <VisuallyHidden> characters</VisuallyHidden>
  </span>
)

/**
 * Grows from three lines by its style: antd's `autoSize` measures with a `style` attribute, which
 * the content security policy refuses.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  heading,
  initialFocus,
  onChange,
  maxLength,
  ...rest
}: Props) {
  const countId = useId()
  const counted = maxLength !== undefined
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      heading={heading}
      initialFocus={initialFocus}
    >
      {(frame) => (
        <Input.TextArea
          {...rest}
          {...frame}
          aria-describedby={
            [frame['aria-describedby'], counted && countId].filter(Boolean).join(' ') || undefined
          }
          status={error ? 'error' : undefined}
          classNames={{ root: styles.root, textarea: styles.text, count: styles.count }}
          maxLength={maxLength}
          count={
            counted
              ? {
                  strategy: (text) => countOf(text, maxLength),
                  show: (shown) => countAs(countId, shown),
                }
              : undefined
          }
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FieldFrame>
  )
}

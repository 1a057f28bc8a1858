import { type ComponentProps, useId } from 'react'
import { countCharacters } from '../lib/visibleText.ts'
import { FieldFrame, type FieldLook } from './form/FieldFrame.tsx'
import styles from './TextArea.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Props extends FieldLook, Pick<ComponentProps<'textarea'>, 'ref' | 'name' | 'readOnly' | 'onBlur'> {
  value: string
  /** Not needed for read-only text. */
  onChange?: (text: string) => void
  /** Maximum number of characters on the server; the field then shows a count. */
  maxLength?: number
}

/** The characters of a text as users see them. A server counts an emoji as several, so a field may be full before they are that many. */
const countOf = (text: string, maxLength: number) => (text.length >= maxLength ? maxLength : countCharacters(text))

/** A multi-line text field, which starts with three lines and grows with the text. */
export function TextArea({ label, hint, error, optional, heading, initialFocus, value, onChange, maxLength, ...rest }: Props) {
  const countId = useId()
  const counted = maxLength !== undefined
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} heading={heading} initialFocus={initialFocus}>
      {(frame) => (
        <div className={styles.box}>
          <textarea
            {...rest}
            {...frame}
            aria-describedby={[frame['aria-describedby'], counted && countId].filter(Boolean).join(' ') || undefined}
            className={styles.text}
            rows={3}
            maxLength={maxLength}
            value={value}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {counted && (
            <p id={countId} className={styles.count}>
              {countOf(value, maxLength)} / {maxLength}
              <VisuallyHidden> characters</VisuallyHidden>
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

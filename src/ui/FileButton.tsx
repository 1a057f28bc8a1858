import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from './buttonClass.ts'
import { Icon, type IconType } from './Icon.tsx'
import styles from './FileButton.module.css'

interface Props extends Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'multiple' | 'disabled' | 'aria-describedby' | 'onBlur' | 'children'
> {
  icon?: IconType
  /** Only the icon is seen; `children` is its name. */
  compact?: boolean
  /** Accepted file types, as in the `accept` attribute. */
  accept: string
  /** No more files can be added. Unlike `disabled`, the button stays focusable. */
  full?: boolean
  /**
   * Called with at least one file. The same file can be chosen again after it was removed or
   * refused.
   */
  onFiles: (files: File[]) => void
}

/**
 * A button that opens the file chooser: a native file input that looks like a button, accessible by
 * pointer, keyboard and screen reader.
 */
export function FileButton({
  icon,
  compact = false,
  full = false,
  disabled = false,
  onFiles,
  children,
  ...input
}: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Cleared, so that choosing the same file again is a change.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={
        compact ? styles.round : buttonClass({ variant: 'secondary', size: 's' }, styles.button)
      }
      title={compact && typeof children === 'string' ? children : undefined}
      data-disabled={disabled || full || undefined}
    >
      <input
        {...input}
        type="file"
        className={styles.input}
        disabled={disabled}
        aria-disabled={full || undefined}
        onClick={(event) => full && event.preventDefault()}
        onChange={choose}
      />
      {icon && <Icon icon={icon} size={compact ? 20 : 16} />}
      <span className={compact ? 'visually-hidden' : undefined}>{children}</span>
    </label>
  )
}

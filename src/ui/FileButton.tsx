import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from './buttonClass.ts'
import { Icon, type IconType } from './Icon.tsx'
import styles from './FileButton.module.css'

interface Props extends Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'multiple' | 'disabled' | 'aria-describedby' | 'onBlur' | 'children'
> {
  icon?: IconType
  /** Only the icon is seen; `children` names it. */
  compact?: boolean
  accept: string
  /** No more files can be added; the button stays focusable. */
  full?: boolean
  /** Gets at least one file; the same one again after it was removed or refused. */
  onFiles: (files: File[]) => void
}

/** A native file input that looks like a button. */
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
    // The same file is then a change.
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

import type { ChangeEvent, ComponentProps } from 'react'
import { buttonClass } from './buttonClass.ts'
import styles from './FileButton.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'id' | 'multiple' | 'disabled' | 'aria-describedby' | 'onBlur' | 'children'> {
  icon?: IconName
  /** Types of file, as the field's attribute lists them. */
  accept: string
  /** Nothing can be added now. Unlike `disabled`, it keeps the focus. */
  full?: boolean
  /** At least one file. The same file can be chosen again, after it was removed or refused. */
  onFiles: (files: File[]) => void
}

/** A button that opens the system's chooser of files: a native file field under the look of a button, for pointer, keyboard and screen reader. */
export function FileButton({ icon, full = false, disabled = false, onFiles, children, ...input }: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Emptied, so that choosing the same file is a change again.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={buttonClass({ variant: 'secondary', size: 's' }, styles.button)} data-disabled={disabled || full || undefined}>
      <input
        {...input}
        type="file"
        className={styles.input}
        disabled={disabled}
        aria-disabled={full || undefined}
        onClick={(event) => full && event.preventDefault()}
        onChange={choose}
      />
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </label>
  )
}

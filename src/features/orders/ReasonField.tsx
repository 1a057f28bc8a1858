import { TextArea } from '#ui/TextArea.tsx'
import styles from './ReasonField.module.css'

/** Maximum length on the server, characters. */
const MAX_LENGTH = 300

/** Brings the field into view where a choice in an open dialog has added it. In a dialog that is only about to open it would scroll the page below. */
const show = (element: HTMLElement | null) => {
  if (element?.closest('dialog[open]')) element.scrollIntoView({ block: 'nearest' })
}

interface Props {
  label: string
  value: string
  disabled: boolean
  onChange: (text: string) => void
}

/** A reason in the user's own words. */
export function ReasonField({ label, value, disabled, onChange }: Props) {
  return (
    <div className={styles.own} ref={show}>
      <TextArea label={label} maxLength={MAX_LENGTH} readOnly={disabled} value={value} onChange={onChange} />
    </div>
  )
}

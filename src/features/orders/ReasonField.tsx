import { TextArea } from '#ui/TextArea.tsx'
import styles from './ReasonField.module.css'

/** Maximum length on the server, characters. */
const MAX_LENGTH = 300

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

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

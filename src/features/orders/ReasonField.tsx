import { Text } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'

/** The server's limit, characters. */
const MAX_LENGTH = 300

/**
 * Shows a field that a choice has added. In a dialog that is not open yet, this would scroll the
 * page below.
 */
const show = (element: HTMLElement | null) => {
  if (element?.closest('dialog[open]')) element.scrollIntoView({ block: 'nearest' })
}

interface Props {
  label: string
  value: string
  disabled: boolean
  onChange: (text: string) => void
}

export function ReasonField({ label, value, disabled, onChange }: Props) {
  return (
    <Text as="div" above={4} ref={show}>
      <TextArea
        label={label}
        maxLength={MAX_LENGTH}
        readOnly={disabled}
        value={value}
        onChange={onChange}
      />
    </Text>
  )
}

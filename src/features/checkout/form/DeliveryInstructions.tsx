import { Card } from '#ui/Card.tsx'
import { TextArea } from '#ui/TextArea.tsx'

/** Maximum length on the server, characters. */
const MAX_LENGTH = 500

interface Props {
  value: string
  onChange: (text: string) => void
}

/** A note to the shop or the courier. */
export function DeliveryInstructions({ value, onChange }: Props) {
  return (
    <Card>
      <TextArea
        label="Delivery Instructions"
        heading
        hint="Optional: a landmark, a gate, a good time to come."
        maxLength={MAX_LENGTH}
        value={value}
        onChange={onChange}
      />
    </Card>
  )
}

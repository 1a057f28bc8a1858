import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { formatCount } from '#lib/numbers.ts'
import { Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { lengthOf, MAX_TEXT } from './messageText.ts'
import styles from './Composer.module.css'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  shopName: string
  value: string
  busy: boolean
  onChange: (text: string) => void
  onSend: () => void
  onFiles: (files: File[]) => void
}

/** The counter is shown from this number of characters left. */
const COUNTER_THRESHOLD = 200

export function MessageField({ field, shopName, value, busy, onChange, onSend, onFiles }: Props) {
  const countId = useId()
  const length = lengthOf(value)
  const [counted, over] = [MAX_TEXT - length <= COUNTER_THRESHOLD, length > MAX_TEXT]
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter accepts a suggestion. Safari reports this by the key code 229 only.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      event.keyCode === 229
    )
      return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    // Spreadsheets copy cells as text and as a picture: the user means the text.
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <Text as="div" grow shrink>
      <div className={styles.grow} data-text={value}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={`Message to ${shopName}`}
          aria-describedby={counted ? countId : undefined}
          aria-invalid={over || undefined}
          placeholder="Write a message"
          enterKeyHint="send"
          rows={1}
          dir="auto"
          readOnly={busy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      {counted && (
        <p id={countId} className={styles.count} data-over={over || undefined}>
          {formatCount(length)} / {formatCount(MAX_TEXT)}
          <VisuallyHidden> characters</VisuallyHidden>
        </p>
      )}
    </Text>
  )
}

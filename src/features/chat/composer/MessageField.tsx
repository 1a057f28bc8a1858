import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { formatCount } from '#lib/numbers.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Composer.module.css'
import { lengthOf, MAX_TEXT } from './messageText.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  shopName: string
  value: string
  /** The message is being sent: the text stays as it is. */
  busy: boolean
  onChange: (text: string) => void
  onSend: () => void
  onFiles: (files: File[]) => void
}

/** From this number of characters left, the count is shown. */
const NEAR = 200

/** The text of a new message. Enter sends it, Shift+Enter adds a line. */
export function MessageField({ field, shopName, value, busy, onChange, onSend, onFiles }: Props) {
  const countId = useId()
  const length = lengthOf(value)
  const [near, over] = [MAX_TEXT - length <= NEAR, length > MAX_TEXT]
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while an input method composes accepts its suggestion; Safari then says so by the code 229 only.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    // A table program copies its cells as text and as a picture: the text is meant.
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <div className={styles.writing}>
      <div className={styles.grow} data-text={value}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={`Message to ${shopName}`}
          aria-describedby={near ? countId : undefined}
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
      {near && (
        <p id={countId} className={styles.count} data-over={over || undefined}>
          {formatCount(length)} / {formatCount(MAX_TEXT)}
          <VisuallyHidden> characters</VisuallyHidden>
        </p>
      )}
    </div>
  )
}

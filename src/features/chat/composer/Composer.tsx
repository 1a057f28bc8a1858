import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { useSend } from '../../../flows/chat/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Composer.module.css'

interface Props {
  conversation: Schemas['Conversation']
}

/** The field for a new message. */
export function Composer({ conversation }: Props) {
  const [text, setText] = useState('')
  const sendMessage = useSend(conversation)
  const send = () => {
    if (!text.trim()) return
    sendMessage({ type: 'text', content: text.trim() })
    setText('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while an input method composes accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        className={styles.field}
        aria-label={`Message to ${conversation.seller.shop_name}`}
        placeholder="Write a message"
        rows={1}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={!text.trim()}>
        Send
      </Button>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { chatMutations } from '../../../api/chat.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './Composer.module.css'

interface Props {
  conversation: Schemas['Conversation']
}

/** The field for a new message. */
export function Composer({ conversation }: Props) {
  const [text, setText] = useState('')
  const { mutate } = useMutation(chatMutations.send())
  const { _id, buyer_id, seller_id } = conversation
  const send = () => {
    if (!text.trim()) return
    mutate({ buyer_id, seller_id, conversation_id: _id, sender: 'buyer', receiver: seller_id, type: 'text', content: text.trim() })
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

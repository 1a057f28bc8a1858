import { useEffect, useEffectEvent, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useSend } from '#flows/chat/useSend.ts'
import { setChatDraft, useChatDraft } from '#state/chatDrafts.ts'
import { lengthOf, MAX_TEXT } from './messageText.ts'
import type { Attachments } from './useAttachments.ts'

/** Sending waits for the uploads. */
export function useSubmit(
  conversation: Schemas['Conversation'],
  { attachments, uploadOf, clear }: Attachments,
) {
  const { _id } = conversation
  const text = useChatDraft(_id)
  const send = useSend(conversation)
  const [waiting, setWaiting] = useState(false)
  const length = lengthOf(text)
  const canSend = (length > 0 || attachments.length > 0) && length <= MAX_TEXT

  const sendAll = () => {
    for (const { type, fileId } of attachments) if (fileId !== null) send({ type, content: fileId })
    if (length > 0) send({ type: 'text', content: text.trim() })
    setChatDraft(_id, '')
    clear()
  }
  const submit = () => {
    if (!canSend || waiting) return
    if (attachments.every(({ fileId }) => fileId !== null)) sendAll()
    else setWaiting(true)
  }
  const ready = attachments.every(({ fileId }) => fileId !== null)
  const stopped = attachments.some((one) => ['failed', 'cancelled'].includes(uploadOf(one).phase))
  const finish = useEffectEvent(() => {
    setWaiting(false)
    if (!stopped) sendAll()
  })
  useEffect(() => {
    if (waiting && (ready || stopped)) finish()
  }, [waiting, ready, stopped])
  return {
    text,
    setText: (next: string) => setChatDraft(_id, next),
    canSend,
    waiting,
    submit,
    send,
  }
}

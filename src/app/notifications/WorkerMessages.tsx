import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#api/session.ts'
import { isReading } from '#state/chatReading.ts'
import { requestChat } from '#state/chatRequest.ts'
import { useGatedAction } from '#state/gate.ts'
import { currentToken } from '#state/session.ts'
import { closeWhenRead, onWorkerMessage, type WorkerMessage } from './notificationWorker.ts'

/** Opens conversations, and sends replies. Renders nothing. */
export function WorkerMessages() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const buyerId = user?._id
  const wanted = useRef('')
  const openWanted = useGatedAction('notification', () =>
    requestChat({ conversationId: wanted.current }),
  )
  // A reply is sent whenever its buyer is signed in.
  const askForLogin = useGatedAction('notification:reply', () => undefined)

  const sendReplies = useEffectEvent(() => {
    if (!buyerId) return
    import('./sendReplies.ts')
      .then((code) => code.sendReplies(queryClient, buyerId))
      .catch(console.warn)
  })
  const answer = useEffectEvent((...[message, port]: WorkerMessage) => {
    switch (message.type) {
      case 'notification:reading':
        return port?.postMessage(isReading(message.conversationId))
      case 'notification:replied':
        if (message.foremost && currentToken() === null) askForLogin()
        return sendReplies()
      case 'notification:open':
        // A notification may outlive its user's session.
        if (buyerId !== undefined && buyerId !== message.buyerId) return
        wanted.current = message.conversationId
        openWanted()
    }
  })
  useEffect(() => onWorkerMessage(answer), [])
  useEffect(() => closeWhenRead(queryClient), [queryClient])
  useEffect(() => {
    if (buyerId) sendReplies()
  }, [buyerId])
  return null
}

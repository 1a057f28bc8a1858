import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { chatMutations, chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { isChatsPath, paths } from '#domain/paths.ts'
import { isShown } from '#features/chat/windows/shown.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { addToChatDraft } from '#state/chatDrafts.ts'
import {
  type ChatRequest,
  isRequested,
  settleChatRequest,
  useChatRequest,
} from '#state/chatRequest.ts'
import { focusChat, openChatWindow } from '#state/chatWindows.ts'
import { showError } from '#ui/toast.ts'

type Conversation = Schemas['Conversation']

/** Without a network the user sees an error at once. */
const networkMode = 'always'

/** Finds the conversation, or creates it. @throws ApiError when it can't */
function useFindConversation(): (request: ChatRequest, buyerId: string) => Promise<Conversation> {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation({ ...chatMutations.open(), networkMode })
  const byId = async (id: string) => {
    const query = chatQueries.conversation(id)
    return (
      queryClient.getQueryData(query.queryKey) ??
      (await queryClient.fetchQuery({ ...query, networkMode }))
    )
  }

  const withShop = async (seller_id: string, buyer_id: string) => {
    const search = chatQueries.withShop(seller_id, buyer_id)
    const found = await queryClient.fetchQuery({ ...search, networkMode })
    if (found) {
      const { queryKey } = chatQueries.conversation(found._id)
      return (
        queryClient.getQueryData(queryKey) ?? queryClient.setQueryData(queryKey, found) ?? found
      )
    }
    const { conversation_id } = await create({ buyer_id, seller_id })
    const created = await byId(conversation_id)
    queryClient.setQueryData(search.queryKey, created)
    void queryClient.invalidateQueries({ queryKey: ['chat', 'conversations'] })
    return created
  }
  return (request, buyerId) =>
    'shopId' in request ? withShop(request.shopId, buyerId) : byId(request.conversationId)
}

/** Opens a requested conversation in its window or, on the chats page, its thread. */
export function ChatOpener() {
  const request = useChatRequest()
  const { user, error } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const find = useFindConversation()

  // The user may be on any screen by then.
  const show = useEffectEvent(
    (conversation: Schemas['Conversation'], displayName: string, fromList: boolean) => {
      const { _id: conversationId, seller } = conversation
      const { _id, shop_name, display_picture } = seller
      if (isChatsPath(pathname)) {
        if (new URLSearchParams(search).get('chat') !== conversationId)
          void navigate(paths.chats(displayName, { chat: conversationId }))
        focusChat(conversationId)
      } else if (isShown(conversationId)) focusChat(conversationId)
      else openChatWindow({ conversationId, shop: { _id, shop_name, display_picture }, fromList })
    },
  )
  const begin = useCurrentRequest()
  const carryOut = useEffectEvent(
    async (asked: ChatRequest, buyerId: string, displayName: string) => {
      const isLatest = begin()
      const isCurrent = () => isLatest() && isRequested(asked)
      try {
        const conversation = await find(asked, buyerId)
        if (!isCurrent()) return
        if (asked.text) addToChatDraft(conversation._id, asked.text)
        show(conversation, displayName, 'fromList' in asked && asked.fromList === true)
      } catch {
        if (isCurrent()) showError('Failed to open chat')
      } finally {
        if (isCurrent()) settleChatRequest()
      }
    },
  )
  const [buyerId, displayName] = [user?._id, user?.display_name]
  useEffect(() => {
    if (request && buyerId !== undefined && displayName !== undefined)
      void carryOut(request, buyerId, displayName)
  }, [request, buyerId, displayName])
  const unknownUser = error !== null
  useEffect(() => {
    if (!request || !unknownUser) return
    showError('Failed to open chat')
    settleChatRequest()
  }, [request, unknownUser])
  return null
}

import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { chatMutations } from '../../api/chat.ts'
import { comingSoonSearch } from '../../lib/queryString.ts'
import { showError } from '../../ui/toast.ts'

/** Opens the buyer's conversation with a shop, which is begun where there is none yet. */
export function useChat(shopId: string, userId: string | undefined) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate, isPending } = useMutation({
    ...chatMutations.open(),
    onSuccess: () => void navigate({ pathname, search: comingSoonSearch(search) }, { preventScrollReset: true }),
    onError: () => showError('Failed to open chat'),
  })
  const open = () => userId !== undefined && mutate({ buyer_id: userId, seller_id: shopId })
  return { open, opening: isPending }
}

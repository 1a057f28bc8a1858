import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chatMutations } from '#api/chat.ts'
import { showError, showToast } from '#ui/toast.ts'

/** Deletes conversations by their ids. Lists leave them out meanwhile (`useConversations`), and show them in their place again on failure. */
export function useDeleteConversation(): (conversationIds: readonly string[]) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    ...chatMutations.remove(),
    onSuccess: () => showToast('Conversation deleted successfully'),
    onError: () => showError('Failed to delete conversation'),
    // A page that was loaded meanwhile may lack the conversation that has moved up.
    onSettled: () => void client.invalidateQueries({ queryKey: ['chat', 'conversations'] }),
  })
  return mutate
}

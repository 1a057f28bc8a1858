import { useQuery } from '@tanstack/react-query'
import { chatQueries } from '#api/chat.ts'

/** ms; no event reports the presence of the shop. */
const PRESENCE_MS = 60_000

export const useShownConversation = (id: string) =>
  useQuery({
    ...chatQueries.conversation(id),
    refetchInterval: PRESENCE_MS,
    refetchOnWindowFocus: 'always',
  })

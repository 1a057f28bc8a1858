import { useQuery } from '@tanstack/react-query'
import { chatQueries } from '#api/chat.ts'

/**
 * Interval at which the presence of the shop is refetched while its conversation is shown, ms. No
 * event reports it.
 */
const PRESENCE_MS = 60_000

/**
 * A conversation that is on the screen. The presence of its shop is refetched at an interval, and
 * when the user returns to the tab.
 */
export const useShownConversation = (id: string) =>
  useQuery({
    ...chatQueries.conversation(id),
    refetchInterval: PRESENCE_MS,
    refetchOnWindowFocus: 'always',
  })

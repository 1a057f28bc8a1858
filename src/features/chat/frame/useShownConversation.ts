import { useQuery } from '@tanstack/react-query'
import { chatQueries } from '#api/chat.ts'

/** How often the presence of the shop is read again while its conversation is shown, ms: no event tells it. */
const PRESENCE_MS = 60_000

/** A conversation that is on the screen, with the presence of its shop: read again now and then, and at once when the user comes back to the tab. */
export const useShownConversation = (id: string) =>
  useQuery({ ...chatQueries.conversation(id), refetchInterval: PRESENCE_MS, refetchOnWindowFocus: 'always' })

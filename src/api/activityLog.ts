import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from './contract.ts'
import { profileMutations, profileQueries } from './profile.ts'
import { useSession } from './session.ts'

/** Characters of the browser's name that an entry takes. */
const AGENT_LENGTH = 500

type Entry = Body<'writeUserLog'>
type EventType = Entry['event_type']

const entryOf = (user_id: string, event_type: EventType, event_details: string): Entry => ({
  user_id,
  event_type,
  event_details,
  // A browser can't know it.
  ip_address: '',
  user_agent: navigator.userAgent.slice(0, AGENT_LENGTH),
  profile: 'BUYER',
})

/** Notes in the activity log what the buyer is about to do: the promise is kept when it is written, or could not be. */
export function useActivityNote(): (event_type: EventType, event_details: string) => Promise<void> {
  const { user } = useSession()
  const { mutateAsync } = useMutation(profileMutations.writeLog())
  return async (event_type, event_details) => {
    if (user) await mutateAsync(entryOf(user._id, event_type, event_details)).catch(() => undefined)
  }
}

/** Notes in the activity log what the buyer has done. Nobody waits for it, and a failure is ignored. */
export function useActivityLog(): (event_type: EventType, event_details: string) => void {
  const note = useActivityNote()
  return (event_type, event_details) => void note(event_type, event_details)
}

/** Notes what somebody did who may be a visitor: a visitor's entry names nobody. */
export function useVisitorLog(): (event_type: EventType, event_details: string) => void {
  const { user } = useSession()
  const { mutate } = useMutation(profileMutations.writeLog())
  return (event_type, event_details) => mutate(entryOf(user?._id ?? '', event_type, event_details))
}

/** Notes a login or signup as soon as the buyer of the new token is known, wherever the app has gone by then. */
export function useEntryLog(): (token: string, event_type: EventType, event_details: string) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation(profileMutations.writeLog())
  return (token, event_type, event_details) => {
    queryClient.ensureQueryData(profileQueries.me(token)).then(
      (user) => mutate(entryOf(user._id, event_type, event_details)),
      // Whoever watches the session tells the buyer.
      () => undefined,
    )
  }
}

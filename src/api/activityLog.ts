import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from './contract.ts'
import { profileMutations, profileQueries } from './profile.ts'
import { useSession } from './session.ts'

/** Maximum length of `user_agent`, characters. */
const AGENT_LENGTH = 500

type Entry = Body<'writeUserLog'>
type EventType = Entry['event_type']

const entryOf = (user_id: string, event_type: EventType, event_details: string): Entry => ({
  user_id,
  event_type,
  event_details,
  // Browsers don't know their IP address.
  ip_address: '',
  user_agent: navigator.userAgent.slice(0, AGENT_LENGTH),
  profile: 'BUYER',
})

/** Writes into the user's activity log. Resolves once that is done or has failed; never rejects. */
export function useActivityNote(): (event_type: EventType, event_details: string) => Promise<void> {
  const { user } = useSession()
  const { mutateAsync } = useMutation(profileMutations.writeLog())
  return async (event_type, event_details) => {
    if (user) await mutateAsync(entryOf(user._id, event_type, event_details)).catch(() => undefined)
  }
}

/** Writes an entry in the background, and ignores a failure. */
export function useActivityLog(): (event_type: EventType, event_details: string) => void {
  const note = useActivityNote()
  return (event_type, event_details) => void note(event_type, event_details)
}

/** The same for screens of visitors too, whose user id is empty. */
export function useVisitorLog(): (event_type: EventType, event_details: string) => void {
  const { user } = useSession()
  const { mutate } = useMutation(profileMutations.writeLog())
  return (event_type, event_details) => mutate(entryOf(user?._id ?? '', event_type, event_details))
}

/** Logs a login or signup once the new token's user is loaded, whichever screen is shown. */
export function useEntryLog(): (
  token: string,
  event_type: EventType,
  event_details: string,
) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation(profileMutations.writeLog())
  return (token, event_type, event_details) => {
    queryClient.ensureQueryData(profileQueries.me(token)).then(
      (user) => mutate(entryOf(user._id, event_type, event_details)),
      // SessionWatch shows the alert.
      () => undefined,
    )
  }
}

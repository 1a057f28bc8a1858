import { useMutation } from '@tanstack/react-query'
import type { Body } from './contract.ts'
import { profileMutations } from './profile.ts'
import { useSession } from './session.ts'

/** Characters of the browser's name that an entry takes. */
const AGENT_LENGTH = 500

type Entry = Body<'writeUserLog'>

/** Notes in the activity log what the buyer has done. Nobody waits for it, and a failure is ignored. */
export function useActivityLog(): (event_type: Entry['event_type'], event_details: string) => void {
  const { user } = useSession()
  const { mutate } = useMutation(profileMutations.writeLog())
  return (event_type, event_details) => {
    if (!user) return
    mutate({
      user_id: user._id,
      event_type,
      event_details,
      // A browser can't know it.
      ip_address: '',
      user_agent: navigator.userAgent.slice(0, AGENT_LENGTH),
      profile: 'BUYER',
    })
  }
}

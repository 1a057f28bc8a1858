import { useQuery } from '@tanstack/react-query'
import { useToken } from '../state/session.ts'
import type { Schemas } from './contract.ts'
import { profileQueries } from './profile.ts'

export interface Session {
  token: string | null
  /** The signed-in buyer; undefined for a visitor and while the buyer is being loaded. */
  user: Schemas['SessionUser'] | undefined
}

/** Who is using the app. A token without a user yet means that the buyer is being loaded. */
export function useSession(): Session {
  const token = useToken()
  const { data } = useQuery(profileQueries.me(token))
  return { token, user: data }
}

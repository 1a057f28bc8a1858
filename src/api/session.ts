import { useQuery } from '@tanstack/react-query'
import { useToken } from '../state/session.ts'
import type { Schemas } from './contract.ts'
import { profileQueries } from './profile.ts'

export interface Session {
  token: string | null
  /** The signed-in user; undefined for a visitor and while the user is being loaded. */
  user: Schemas['SessionUser'] | undefined
}

/** The current session. A token without a user means that the user is being loaded. */
export function useSession(): Session {
  const token = useToken()
  const { data } = useQuery(profileQueries.me(token))
  return { token, user: data }
}

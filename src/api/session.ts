import { useQuery } from '@tanstack/react-query'
import { owner } from '#lib/owner.ts'
import { useToken } from '#state/session.ts'
import type { Schemas } from './contract.ts'
import type { ApiError } from './http/error.ts'
import { profileQueries } from './profile.ts'

export interface Session {
  token: string | null
  /** Undefined for a visitor, and until the user is loaded. */
  user: Schemas['SessionUser'] | undefined
  /** Why there is no user. The session continues: only a 401 ends it. */
  error: ApiError | null
  /** The user will be loaded when the device no longer is offline. */
  offline: boolean
  retry: () => void
}

export function useSession(): Session {
  const token = useToken()
  const { data, error, fetchStatus, refetch } = useQuery(profileQueries.me(token))
  const unknown = data === undefined
  return {
    token,
    user: data,
    // A refused session is being ended.
    error: unknown && error?.status !== 401 ? error : null,
    offline: unknown && fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}

/**
 * The id with which a user's answers are requested; undefined for a visitor. Until the user is
 * loaded it is that of the last one, whose answers are stored for the next visit.
 */
export function useUserId(): string | undefined {
  const { token, user } = useSession()
  return user?._id ?? (token === null ? undefined : owner.read())
}

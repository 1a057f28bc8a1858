import { useQuery } from '@tanstack/react-query'
import { owner } from '#lib/owner.ts'
import { useToken } from '#state/session.ts'
import type { Schemas } from './contract.ts'
import type { ApiError } from './http/error.ts'
import { profileQueries } from './profile.ts'

export interface Session {
  token: string | null
  /**
   * The signed-in user; undefined for a visitor, while the user is being loaded, and when that has
   * failed.
   */
  user: Schemas['SessionUser'] | undefined
  /**
   * Why the user is not known although there is a token. The session continues: only a 401 ends it.
   */
  error: ApiError | null
  /** The device is offline, and the user will be loaded when it no longer is. */
  offline: boolean
  /** Loads the user again. */
  retry: () => void
}

/** The current session. */
export function useSession(): Session {
  const token = useToken()
  const { data, error, fetchStatus, refetch } = useQuery(profileQueries.me(token))
  const unknown = data === undefined
  return {
    token,
    user: data,
    // A session that the server refuses is being ended.
    error: unknown && error?.status !== 401 ? error : null,
    offline: unknown && fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}

/**
 * The user's id, with which answers with the user's likes are requested; undefined for a visitor.
 * Until the user is loaded, it is the id of the user who was signed in last, whose answers are
 * stored for the next visit.
 */
export function useUserId(): string | undefined {
  const { token, user } = useSession()
  return user?._id ?? (token === null ? undefined : owner.read())
}

import CloseOutlined from '@ant-design/icons/CloseOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { authQueries } from '#api/auth.ts'
import { ApiError } from '#api/http/error.ts'
import { profileQueries } from '#api/profile.ts'
import { loginAddress } from '#state/gate.ts'
import { setOwner } from '#state/personal.ts'
import {
  currentToken,
  dismissSessionEnded,
  endSession,
  useSessionEnded,
  useToken,
} from '#state/session.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useMessageContainer } from '#ui/layers.ts'
import { Row, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './SessionWatch.module.css'

/** Most sessions never need it. */
const refresher = () => import('#api/cache/refresh.ts')

/** Verifies the session as soon as any call fails with 401. */
function useRecheck(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const recheck = (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401 || !currentToken()) return
      refresher().then(
        ({ refreshSoon }) => refreshSoon(queryClient, { queryKey: ['auth', 'session'] }),
        console.warn,
      )
    }
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (
          event.type === 'updated' &&
          event.action.type === 'error' &&
          event.query.queryKey[0] !== 'auth'
        )
          recheck(event.action.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queryClient])
}

const unauthorized = (error: ApiError | null) => error?.status === 401

function useClearUserData(token: string | null, userId: string | undefined) {
  const queryClient = useQueryClient()
  const before = useRef({ token, userId })
  useEffect(() => {
    if (!userId) return
    setOwner(userId)
    // Another user's preserved screens are unmounted by now, so their queries are inactive.
    if (before.current.userId !== undefined && before.current.userId !== userId)
      queryClient.removeQueries({ type: 'inactive' })
    before.current.userId = userId
  }, [queryClient, userId])
  useEffect(() => {
    // Keeps the queries of a screen that visitors may see, or that is preserved for the user.
    if (before.current.token !== null && token === null)
      queryClient.removeQueries({ type: 'inactive' })
    before.current.token = token
  }, [queryClient, token])
}

/** After a login, refetches queries of mounted screens that failed with 401. */
function useRetryRefused(token: string | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (token)
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => unauthorized(state.error),
      })
  }, [queryClient, token])
}

/** The alert is inside of an open dialog, if there is one. */
function SessionExpired({ onDismiss }: { onDismiss: () => void }) {
  const location = useLocation()
  const { container: messages, inDialog } = useMessageContainer()
  const params = new URLSearchParams(location.search)
  const asksForLogin = params.has('login') || params.has('signup')
  return createPortal(
    <Row role="alert" gap={3} className={styles.alert} data-in-dialog={inDialog || undefined}>
      <Icon icon={WarningOutlined} />
      <Text grow size="s" weight={700}>
        TOKEN EXPIRED PLEASE LOGIN AGAIN
      </Text>
      {!asksForLogin && (
        <LinkButton size="s" variant="accent" to={loginAddress(location)} preventScrollReset>
          Log in
        </LinkButton>
      )}
      <IconButton
        icon={CloseOutlined}
        label="Dismiss"
        className={styles.close}
        onClick={onDismiss}
      />
    </Row>,
    messages,
  )
}

/** Ends the session when the server says that the token is no longer valid. */
export function SessionWatch() {
  const token = useToken()
  const ended = useSessionEnded()
  const me = useQuery(profileQueries.me(token))
  const check = useQuery(authQueries.session(token))
  useRecheck()
  useClearUserData(token, me.data?._id)
  useRetryRefused(token)

  const refused = unauthorized(me.error) || unauthorized(check.error)
  useEffect(() => {
    if (token && refused) endSession()
  }, [token, refused])

  return ended ? <SessionExpired onDismiss={dismissSessionEnded} /> : null
}

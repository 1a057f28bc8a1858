import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate, Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { paths, productIdOf } from '#domain/paths.ts'
import { LoginDialog, SignupDialog } from '#features/auth/AuthDialogs.tsx'
import { returnPath } from '#features/auth/returnPath.ts'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'
import { dropPendingAction } from '#state/gate.ts'
import { currentToken, useToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { useRootClass } from '#ui/useRootClass.ts'
import { returnStateOf, returnPathOf } from './returnState.ts'
import overlay from '../Overlays.module.css'
import styles from './LoginGate.module.css'

function Offer({ path }: { path: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const id = productIdOf(path)
  const { data } = useQuery({
    ...catalogQueries.product(id ?? '', user?._id),
    enabled: id !== null && user !== undefined,
  })
  useRootClass(overlay.above)
  const place = id === null ? 'where you were' : (data?.product_name ?? 'the product')
  return (
    <Grid center className={overlay.place}>
      <Row radius="pill" tone="white" className={styles.offer}>
        <Row as={Link} to={path} gap={2} shrink weight={650} plain className={styles.link}>
          <Icon icon={ArrowLeftOutlined} size={18} />
          <span>Back to {place}</span>
        </Row>
        <IconButton
          icon={CloseOutlined}
          size={16}
          label="Dismiss"
          className={styles.close}
          onClick={() =>
            void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
          }
        />
      </Row>
    </Grid>
  )
}

/** A link back to the screen that asked for a signup, which leads home. */
function BackOffer() {
  const path = returnPathOf(useLocation().state)
  return path && <Offer path={path} />
}

const closed = { login: null, signup: null, from: null }

function requestedDialog(params: URLSearchParams): 'login' | 'signup' | null {
  if (params.get('signup') === 'true') return 'signup'
  return params.get('login') === 'true' ? 'login' : null
}

/**
 * Opens for a visitor the login over any screen by `login=true`, the signup by `signup=true`. A
 * signed-in user is redirected: after the login to `from` or home, after the signup home, with a
 * link back to `from`, with an earlier session to `from` or the same screen; without a history
 * entry for Back.
 */
export function LoginGate() {
  const token = useToken()
  const navigate = useNavigate()
  const changeAddress = useChangeParams()
  const { pathname, search, hash } = useLocation()
  const params = new URLSearchParams(search)
  const asked = requestedDialog(params)
  const open = token === null ? asked : null
  const openBefore = useRef<typeof open>(null)

  useEffect(() => {
    const before = openBefore.current
    openBefore.current = open
    if (token === null || asked === null) return
    const from = new URLSearchParams(search).get('from')
    if (before === 'signup')
      void navigate(paths.home(), { replace: true, state: returnStateOf(returnPath(from)) })
    else if (before === 'login' || from !== null) {
      const back = returnPath(from)
      void navigate(back, {
        replace: true,
        preventScrollReset: parsePath(back).pathname === pathname,
      })
    } else
      void navigate(
        { pathname, search: changeParams(search, closed), hash },
        { replace: true, preventScrollReset: true },
      )
  }, [token, asked, open, navigate, pathname, search, hash])

  const loginOpen = open === 'login'
  useEffect(() => {
    if (!loginOpen) return
    // It drops the action that opened it.
    return () => {
      if (!currentToken()) dropPendingAction()
    }
  }, [loginOpen])
  // So does leaving its screen, also after the login.
  useEffect(() => dropPendingAction, [pathname])

  // Closing both drops what was to be added; a reloaded signup keeps it.
  useEffect(() => {
    if (open === null && token === null) wantedProduct.remove()
  }, [open, token])

  const close = () => changeAddress(closed, { replace: true })
  return (
    <>
      <LoginDialog open={loginOpen} onClose={close} />
      <SignupDialog open={open === 'signup'} onClose={close} />
      <BackOffer />
    </>
  )
}

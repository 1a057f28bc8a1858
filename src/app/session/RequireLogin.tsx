import UserOutlined from '@ant-design/icons/UserOutlined'
import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { ACCOUNT_PROBLEM } from '#flows/session/accountProblem.ts'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { loginAddress } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { ScreenLoading } from '../ScreenLoading.tsx'

const problemPage = (problem: ReactNode) => (
  <Page title={ACCOUNT_PROBLEM} hideTitle narrow>
    {problem}
  </Page>
)

/** Opens the login once for a visitor; then shows a link to it. */
export function RequireLogin() {
  const token = useToken()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = location
  const asked = useRef<string | null>(null)
  const login = loginAddress(location)

  useEffect(() => {
    // A reloaded signup stays open.
    if (token || asked.current === pathname || new URLSearchParams(search).has('signup')) return
    asked.current = pathname
    void navigate(login, { replace: true })
  })

  const visitor = (
    <Page title="Log in to continue" hideTitle narrow>
      <EmptyState
        title="Log in to continue"
        description="Your cart, orders and lists are saved."
        icon={UserOutlined}
        action={
          <>
            <LinkButton to={login}>Log in</LinkButton>
            <LinkButton to={paths.home()} variant="secondary">
              Go to Homepage
            </LinkButton>
          </>
        }
      />
    </Page>
  )
  return (
    <PreservedForUser visitor={visitor} loading={<ScreenLoading />} frame={problemPage}>
      <Outlet />
    </PreservedForUser>
  )
}

import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { loginAddress } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { Row } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './AccountArea.module.css'

const waiting = (
  <Row fixed className={styles.area} aria-busy="true">
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} shape="circle" width="2.5rem" />
    ))}
  </Row>
)

/** A visitor doesn't need its code. */
const UserArea = lazy(async () => ({ default: (await import('./UserArea.tsx')).UserArea }))

/** Shows a visitor the login, a user chats, notifications and the account menu. */
export function AccountArea() {
  const token = useToken()
  const location = useLocation()
  if (token)
    return (
      <LazyPart loading={waiting}>
        <UserArea />
      </LazyPart>
    )
  return (
    <LinkButton to={loginAddress(location)} preventScrollReset size="s" className={styles.login}>
      Log in
    </LinkButton>
  )
}

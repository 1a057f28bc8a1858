import UserOutlined from '@ant-design/icons/UserOutlined'
import type { Session } from '#api/session.ts'
import { signOutAndReload } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ACCOUNT_PROBLEM, problemOf } from './accountProblem.ts'

export function AccountProblem({ session }: { session: Session }) {
  return (
    <div role="alert">
      <EmptyState
        title={ACCOUNT_PROBLEM}
        description={
          <>
            {problemOf(session)}
            <br />
            You are still logged in.
          </>
        }
        icon={UserOutlined}
        tone="mango"
        action={
          <>
            <Button onClick={session.retry}>Retry</Button>
            <Button variant="secondary" onClick={signOutAndReload}>
              Sign Out
            </Button>
          </>
        }
      />
    </div>
  )
}

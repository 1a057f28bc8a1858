import type { ComponentProps, ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { problemOf } from '#flows/session/accountProblem.ts'
import { AccountProblem } from '#flows/session/AccountProblem.tsx'
import { DropdownHeader, DropdownPanel } from '#ui/DropdownPanel.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'

interface Props extends Omit<ComponentProps<typeof DropdownPanel>, 'children'> {
  action?: ReactNode
  children: (user: Schemas['SessionUser'], close: () => void) => ReactNode
}

/** A panel for the user, or why there is none. */
export function UserPanel({ action, children, ...panel }: Props) {
  const session = useSession()
  return (
    <DropdownPanel {...panel}>
      {(close) => (
        <>
          <DropdownHeader title={panel.label} action={action} onClose={close} />
          <LazyPart>
            {session.user
              ? children(session.user, close)
              : problemOf(session) !== null && <AccountProblem session={session} />}
          </LazyPart>
        </>
      )}
    </DropdownPanel>
  )
}

import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import { lazy, useEffect, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { ACCOUNT_PROBLEM, problemOf } from '#flows/session/accountProblem.ts'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { loadWhenIdle } from '#lib/whenIdle.ts'
import { useGatedAction } from '#state/gate.ts'
import { Icon } from '#ui/Icon.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { showError } from '#ui/toast.ts'
import { useReopening } from '#ui/useReopening.ts'
import styles from '../ProductActions.module.css'

const loadDrawer = async () => ({ default: (await import('./ListsDrawer.tsx')).ListsDrawer })
const ListsDrawer = lazy(loadDrawer)

const LABEL = 'Schedule: add to a list'

export function ListsButton({
  product,
  user,
}: {
  product: Schemas['Product']
  user: Schemas['SessionUser'] | undefined
}) {
  const [open, setOpen] = useState(false)
  useReopening('lists', open, () => setOpen(true))
  const problem = problemOf(useSession())
  const show = () => (problem === null ? setOpen(true) : showError(ACCOUNT_PROBLEM, problem))
  const ask = useGatedAction(`lists:${product._id}`, show, user !== undefined || problem !== null)
  const signedIn = user !== undefined
  useEffect(() => (signedIn ? loadWhenIdle(loadDrawer) : undefined), [signedIn])
  return (
    <>
      <button
        type="button"
        title={LABEL}
        aria-label={LABEL}
        className={styles.square}
        onClick={ask}
      >
        <Icon icon={CalendarOutlined} size={24} />
        <span aria-hidden>Schedule</span>
      </button>
      {open && (
        <PreservedForUser visitor={null}>
          {user && (
            <LazyDialog onClose={() => setOpen(false)}>
              <ListsDrawer product={product} user={user} onClose={() => setOpen(false)} />
            </LazyDialog>
          )}
        </PreservedForUser>
      )}
    </>
  )
}

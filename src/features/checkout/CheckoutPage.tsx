import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Schemas } from '../../api/contract.ts'
import { useSession } from '../../api/session.ts'
import { scheduleOf } from '../../flows/checkout/schedule.ts'
import { findAttempt, openAttempt } from '../../flows/checkout/store.ts'
import { decodeSelection } from '../../lib/selection.ts'
import { Page } from '../../ui/Page.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './form/CheckoutSkeleton.tsx'
import { Notice } from './Notice.tsx'
import { ResultPage } from './result/ResultPage.tsx'

/** What an address says is to be checked out: the selection itself, or the id of one that this browser keeps. */
type Chosen = { state: string } | { id: string }

const damaged = (
  <Notice
    title="This checkout link is damaged"
    text="It does not say what to order. Nothing was ordered: choose your products in the cart again."
  />
)
const elsewhere = (
  <Notice
    title="This checkout is not in this browser"
    text="A long list of products stays in the browser in which it was chosen, and only for a while. Nothing was ordered here: choose your products in the cart again."
  />
)

function open(user: Schemas['SessionUser'], chosen: Chosen, routerState: unknown) {
  if ('id' in chosen) return findAttempt(user._id, chosen.id) ?? elsewhere
  const selection = decodeSelection(chosen.state)
  return selection ? openAttempt(user._id, selection, scheduleOf(routerState)) : damaged
}

function OpenCheckout({ user, chosen }: { user: Schemas['SessionUser']; chosen: Chosen }) {
  const { state } = useLocation()
  const [opened, setOpened] = useState(() => open(user, chosen, state))
  if (!('read' in opened)) return opened
  // What the last user of this browser left is swept when another one comes, and the new attempt with it.
  const reopen = () => setOpened(open(user, chosen, state))
  return <Checkout store={opened} userId={user._id} displayName={user.display_name} onForgotten={reopen} />
}

function FormPage({ chosen }: { chosen: Chosen }) {
  const { user } = useSession()
  return (
    <Page title="Checkout">
      {user ? <OpenCheckout key={[user._id, ...Object.values(chosen)].join()} user={user} chosen={chosen} /> : <CheckoutSkeleton />}
    </Page>
  )
}

/** `/cart/checkout`: the form with `state` or `selection`, the result with `payment_intent_id` or `status=success`. */
export function CheckoutPage() {
  const [params] = useSearchParams()
  const state = params.get('state')
  const id = params.get('selection')
  if (state !== null) return <FormPage chosen={{ state }} />
  return id === null ? <ResultPage params={params} /> : <FormPage chosen={{ id }} />
}

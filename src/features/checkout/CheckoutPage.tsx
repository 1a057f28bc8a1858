import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Schemas } from '../../api/contract.ts'
import { useSession } from '../../api/session.ts'
import type { Occurrence } from '../../flows/checkout/attempt.ts'
import { occurrenceOf } from '../../flows/checkout/occurrence.ts'
import { findAttempt, openAttempt } from '../../flows/checkout/store.ts'
import { decodeSelection } from '../../lib/selection.ts'
import { Page } from '../../ui/Page.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './form/CheckoutSkeleton.tsx'
import { Notice } from './Notice.tsx'
import { ResultPage } from './result/ResultPage.tsx'

/** The selection in an address, either encoded or by the id of one that is stored in this browser. */
type Chosen = { state: string; occurrence: Occurrence | null } | { id: string }

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

function open(user: Schemas['SessionUser'], chosen: Chosen) {
  if ('id' in chosen) return findAttempt(user._id, chosen.id) ?? elsewhere
  const selection = decodeSelection(chosen.state)
  return selection ? openAttempt(user._id, selection, { occurrence: chosen.occurrence }) : damaged
}

function OpenCheckout({ user, chosen }: { user: Schemas['SessionUser']; chosen: Chosen }) {
  const [opened, setOpened] = useState(() => open(user, chosen))
  if (!('read' in opened)) return opened
  // When the user changes, the data of the last user is removed, and a new attempt that was opened before with it.
  const reopen = () => setOpened(open(user, chosen))
  return <Checkout store={opened} userId={user._id} displayName={user.display_name} onForgotten={reopen} />
}

function FormPage({ chosen }: { chosen: Chosen }) {
  const { user } = useSession()
  return (
    <Page title="Checkout">
      {user ? <OpenCheckout key={[user._id, JSON.stringify(chosen)].join()} user={user} chosen={chosen} /> : <CheckoutSkeleton />}
    </Page>
  )
}

/** `/cart/checkout`: the form with `state` or `selection`, the result with `payment_intent_id` or `status=success`. */
export function CheckoutPage() {
  const [params] = useSearchParams()
  const location = useLocation()
  const state = params.get('state')
  const id = params.get('selection')
  if (state !== null) return <FormPage chosen={{ state, occurrence: occurrenceOf(location.state, params) }} />
  return id === null ? <ResultPage params={params} /> : <FormPage chosen={{ id }} />
}

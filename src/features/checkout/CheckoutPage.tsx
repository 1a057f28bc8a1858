import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { decodeSelection } from '#domain/selection.ts'
import type { Occurrence } from '#flows/checkout/attempt.ts'
import { occurrenceOf } from '#flows/checkout/occurrence.ts'
import { type AttemptStore, findAttempt, openAttempt } from '#flows/checkout/store.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { showToast } from '#ui/toast.ts'
import { Checkout } from './Checkout.tsx'
import { Notice } from './Notices.tsx'
import { ResultPage } from './result/ResultPage.tsx'

/** The selection encoded in the address, or the id of one that is stored in this browser. */
type Chosen = { state: string; occurrence: Occurrence | null } | { id: string }

const damaged = (
  <Notice
    title="This checkout link is damaged"
    text="It is missing the products to order. Nothing was ordered. Please choose your products in the cart again."
  />
)
const elsewhere = (
  <Notice
    title="This checkout was started in another browser"
    text="A long list of products is only saved for a while, in the browser where you chose it. Nothing was ordered. Choose your products in the cart again."
  />
)

/**
 * The buyer for whom each checkout was opened in this tab: another tab may sign in another buyer
 * while the address stays. Not in the history's entry: to write there would end a navigation that
 * the buyer has begun.
 */
const openedFor = new WeakMap<QueryClient, Map<string, string>>()

function firstBuyer(tab: QueryClient, checkout: string, userId: string): string {
  const buyers = openedFor.get(tab) ?? new Map<string, string>()
  const first = buyers.get(checkout) ?? userId
  openedFor.set(tab, buyers.set(checkout, first))
  return first
}

function OthersCheckout({ name }: { name: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const openCart = useEffectEvent(() => {
    // Next time, the same products may be this buyer's own choice.
    openedFor.delete(queryClient)
    showToast(
      `You are signed in as ${name}`,
      'The checkout that was open here belongs to another account.',
    )
    void navigate(paths.cart(), { replace: true })
  })
  useEffect(() => openCart(), [])
  return <ScreenSkeleton shape="checkout" />
}

function open(userId: string, chosen: Chosen): { store: AttemptStore } | { notice: ReactNode } {
  if ('id' in chosen) {
    const store = findAttempt(userId, chosen.id)
    return store ? { store } : { notice: elsewhere }
  }
  const selection = decodeSelection(chosen.state)
  if (!selection) return { notice: damaged }
  return { store: openAttempt(userId, selection, { occurrence: chosen.occurrence }) }
}

function OpenCheckout({ user, chosen }: { user: Schemas['SessionUser']; chosen: Chosen }) {
  const tab = useQueryClient()
  const [opened, setOpened] = useState(() =>
    firstBuyer(tab, JSON.stringify(chosen), user._id) === user._id
      ? open(user._id, chosen)
      : { notice: <OthersCheckout name={user.first_name} /> },
  )
  if ('notice' in opened) return opened.notice
  // A change of user removes the stored data, also of an attempt that was opened just before.
  const reopen = () => setOpened(open(user._id, chosen))
  return (
    <Checkout
      store={opened.store}
      userId={user._id}
      displayName={user.display_name}
      onForgotten={reopen}
    />
  )
}

function FormPage({ chosen }: { chosen: Chosen }) {
  const { user } = useSession()
  return (
    <Page title="Checkout">
      {user ? (
        <OpenCheckout key={[user._id, JSON.stringify(chosen)].join()} user={user} chosen={chosen} />
      ) : (
        <Loading>
          <ScreenSkeleton shape="checkout" />
        </Loading>
      )}
    </Page>
  )
}

/**
 * `/cart/checkout`: the form with `state` or `selection`, the result with `payment_intent_id` or
 * `status=success`.
 */
export function CheckoutPage() {
  const [params] = useSearchParams()
  const location = useLocation()
  const state = params.get('state')
  const id = params.get('selection')
  const chosen =
    state !== null
      ? { state, occurrence: occurrenceOf(location.state, params) }
      : id !== null
        ? { id }
        : null
  return (
    <AntdProvider>
      {chosen ? <FormPage chosen={chosen} /> : <ResultPage params={params} />}
    </AntdProvider>
  )
}

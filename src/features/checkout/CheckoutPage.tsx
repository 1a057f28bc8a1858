import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { Page } from '../../ui/Page.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Notice } from './Notice.tsx'
import { ResultPage } from './ResultPage.tsx'
import { readChosen } from './chosen.ts'

function FormPage({ state }: { state: string }) {
  const { user } = useSession()
  const selection = readChosen(state)
  return (
    <Page title="Checkout">
      {selection === null ? (
        <Notice
          title="This checkout link is damaged"
          text="It does not say what to order. Nothing was ordered: choose your products in the cart again."
        />
      ) : user ? (
        <Checkout key={state} state={state} selection={selection} userId={user._id} displayName={user.display_name} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  )
}

/** `/cart/checkout`: the form with `state`, the result with `payment_intent_id` or `status=success`. */
export function CheckoutPage() {
  const [params] = useSearchParams()
  const state = params.get('state')
  return state === null ? <ResultPage params={params} /> : <FormPage state={state} />
}

import type { Outcome } from '#mocks/rules/payments.ts'
import type { PaymentView } from '#mocks/transport/services/provider.ts'
import { connect } from '../browser/connection.ts'
import { leaveWhenPaid } from './close.js'
import { providerPage } from './page.ts'

const id = new URL(globalThis.location.href).searchParams.get('payment') ?? ''
const { remote, onEvent } = await connect(new URL(import.meta.env.BASE_URL, document.baseURI).href)
let shown: PaymentView | null | undefined

function show(view: PaymentView | null): void {
  if (
    shown !== undefined &&
    shown?.status === view?.status &&
    shown?.amount === view?.amount &&
    !view?.changed
  )
    return
  shown = view
  document.body.innerHTML = providerPage(view)
  document.title = view?.status === 'PAID' ? 'Paid · Suki Pay (simulated)' : 'Suki Pay (simulated)'
  leaveWhenPaid()
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { value } = event.submitter as HTMLButtonElement
  for (const button of document.querySelectorAll('button')) button.disabled = true
  void remote.settlePayment(id, value as Outcome, shown?.amount).then(show)
})
// It may have been settled elsewhere, expired, or lost an order.
onEvent(({ kind }) => {
  if (kind !== 'events') return
  const before = shown?.amount
  void remote
    .viewPayment(id)
    .then((view) =>
      show(view && { ...view, changed: before !== undefined && view.amount !== before }),
    )
})
show(await remote.viewPayment(id))

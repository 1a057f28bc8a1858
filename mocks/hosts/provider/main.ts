import type { Outcome } from '#mocks/rules/payments.ts'
import type { PaymentView } from '#mocks/transport/services/provider.ts'
import { connect } from '../browser/connection.ts'
import { after } from '../timers.ts'
import { providerPage } from './page.ts'

/** 'Paid' is shown so long. */
const CLOSE_DELAY_MS = 1500

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
  if (view?.status === 'PAID') after(CLOSE_DELAY_MS, leave)
}

/** Leads back when the page is in the shop's own tab. */
function leave(): void {
  globalThis.close()
  if (globalThis.closed) return
  const back = document.querySelector<HTMLAnchorElement>('.ending a')
  if (back) back.click()
  else history.back()
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { value } = event.submitter as HTMLButtonElement
  for (const button of document.querySelectorAll('button')) button.disabled = true
  void remote.settlePayment(id, value as Outcome, shown?.amount).then(show)
})
document.addEventListener('click', (event) => {
  if (event.target instanceof HTMLElement && event.target.closest('[data-close]')) leave()
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

import type { PaymentView } from '#mocks/transport/services/provider.ts'
import { methodNames } from '#mocks/rules/paymentMethods.ts'
import { escapeHtml } from './escape.ts'
import { qrLikeImage } from './qrLikeImage.ts'

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

interface Ending {
  title: string
  text: string
  tone: 'good' | 'bad'
}
const endings: Record<Exclude<PaymentView['status'], 'PENDING'>, Ending> = {
  PAID: {
    title: 'Paid',
    text: 'Thank you. Now you go back to the shop.',
    tone: 'good',
  },
  FAILED: {
    title: 'Payment failed',
    text: 'Nothing was paid. Go back to the shop to try again.',
    tone: 'bad',
  },
  REFUNDED: {
    title: 'Refunded',
    text: 'The order was cancelled or returned, and the money goes back to you.',
    tone: 'good',
  },
  EXPIRED: {
    title: 'Payment expired',
    text: 'The time to pay is over, or the order was cancelled. Nothing was paid. Go back to the shop to order again.',
    tone: 'bad',
  },
}

const frame = (
  content: string,
) => `<header class="brand"><strong>Suki Pay</strong><span class="badge">Simulated</span></header>
<main class="wallet">
${content}
<p class="sandbox">Sandbox: a simulated e-wallet. No real money moves and nothing leaves this demo.</p>
</main>`

/**
 * The address for a link, or null when it is not http(s): a `javascript:` address must not get into
 * the page.
 */
const webAddress = (address: string) => (/^https?:\/\//.test(address) ? escapeHtml(address) : null)

function settled(view: PaymentView, ending: Ending): string {
  const address = webAddress(view.status === 'PAID' ? view.successUrl : view.failureUrl)
  return frame(`<section class="ending ${ending.tone}" role="status">
<h1>${ending.title}</h1>
<p class="amount">${peso.format(view.amount)}</p>
<p>${ending.text}</p>
${address ? `<a class="button" href="${address}">Back to the shop</a>` : ''}
<button type="button" class="button plain" data-close>Close</button>
</section>`)
}

function pending(view: PaymentView): string {
  const amount = peso.format(view.amount)
  const method = escapeHtml(methodNames[view.method] ?? view.method)
  const news = view.changed
    ? '<p class="warning" role="alert">One of the orders was cancelled, so the amount has changed.</p>'
    : ''
  return frame(`<h1>Pay with simulated ${method}</h1>
${news}
<dl class="bill"><dt>To</dt><dd>${view.shops.map(escapeHtml).join('<br>')}</dd><dt>Amount</dt><dd class="amount">${amount}</dd></dl>
<form method="post" class="choices">
<input type="hidden" name="amount" value="${view.amount}">
<button class="button" name="outcome" value="paid">Pay ${amount}</button>
<figure>${qrLikeImage(view.id)}<figcaption>In real life you would scan a code here with the ${method} app. This one is a drawing: press Pay.</figcaption></figure>
<fieldset class="simulate"><legend>Simulate</legend>
<button class="button plain" name="outcome" value="failed">Fail</button>
<button class="button plain" name="outcome" value="expired">Let it expire</button>
<button class="button plain" type="button" data-close>Close</button>
</fieldset>
</form>`)
}

/** The provider's page for a payment (null: there is none of that id), as the HTML of the body. */
export function providerPage(view: PaymentView | null): string {
  if (!view)
    return frame(
      '<section class="ending bad" role="status"><h1>No such payment</h1><p>Go back to the shop and open the payment from there.</p></section>',
    )
  return view.status === 'PENDING' ? pending(view) : settled(view, endings[view.status])
}

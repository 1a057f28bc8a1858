import { createRandom } from '#fixtures/random.ts'
import { methodNames, pesos } from '#mocks/rules/money.ts'
import type { PaymentView } from '#mocks/transport/services/provider.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes for content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => entities[char] as string)

/** Version 2 has so many modules along a side. */
const SIDE = 25
/** The three corner marks, with their white edge, have so many. */
const MARK = 8

const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`
const mark = (x: number, y: number) =>
  `${square(x, y, 7)}M${x + 1} ${y + 1}v5h5v-5z${square(x + 2, y + 2, 3)}`
const inMark = (x: number, y: number) =>
  (x < MARK && (y < MARK || y >= SIDE - MARK)) || (x >= SIDE - MARK && y < MARK)

/** Looks like a QR code but encodes nothing; the same for the same payment. */
function qrLikeImage(id: string): string {
  const random = createRandom(Number.parseInt(id.slice(0, 8), 16))
  let path = mark(0, 0) + mark(SIDE - 7, 0) + mark(0, SIDE - 7)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (!inMark(x, y) && random.chance(0.5)) path += square(x, y, 1)
  return `<svg class="code" viewBox="-2 -2 ${SIDE + 4} ${SIDE + 4}" role="img" aria-label="Simulated payment code" shape-rendering="crispEdges"><rect x="-2" y="-2" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#10241a"/></svg>`
}

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

/** Null when it is not http(s): a `javascript:` address must not get into the page. */
const webAddress = (address: string) => (/^https?:\/\//.test(address) ? escapeHtml(address) : null)

function settled(view: PaymentView, ending: Ending): string {
  const address = webAddress(view.status === 'PAID' ? view.successUrl : view.failureUrl)
  return frame(`<section class="ending ${ending.tone} ${view.status}" role="status">
<h1>${ending.title}</h1>
<p class="amount">${pesos(view.amount)}</p>
<p>${ending.text}</p>
${address ? `<a class="button" href="${address}">Back to the shop</a>` : ''}
<button type="button" class="button plain" data-close>Close</button>
</section>`)
}

function pending(view: PaymentView): string {
  const amount = pesos(view.amount)
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
<figure>${qrLikeImage(view.id)}<figcaption>In real life you would scan a code here with the ${method} app. This is a sample code: press Pay.</figcaption></figure>
<fieldset class="simulate"><legend>Simulate</legend>
<button class="button plain" name="outcome" value="failed">Fail</button>
<button class="button plain" name="outcome" value="expired">Let it expire</button>
<button class="button plain" type="button" data-close>Close</button>
</fieldset>
</form>`)
}

/** HTML of the body; null: there is no such payment. */
export function providerPage(view: PaymentView | null): string {
  if (!view)
    return frame(
      '<section class="ending bad" role="status"><h1>No such payment</h1><p>Go back to the shop and open the payment from there.</p></section>',
    )
  return view.status === 'PENDING' ? pending(view) : settled(view, endings[view.status])
}

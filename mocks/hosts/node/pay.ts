import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { paymentOutcomes } from '#fixtures/scenarios/contents.ts'
import type { Marketplace } from '#mocks/core/marketplace.ts'
import type { Outcome } from '#mocks/rules/payments.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { providerPage } from '../provider/page.ts'
import { sendText } from './answer.ts'
import { sendFile } from './media.ts'

// This host doesn't serve the app's font.
const folder = fileURLToPath(new URL('../provider/', import.meta.url))
const isOutcome = (text: string | null): text is Outcome =>
  (paymentOutcomes as readonly (string | null)[]).includes(text)
// Browsers ask for an icon that no page names, which this policy would forbid.
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const wrap = (content: string) => `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Suki Pay (simulated)</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="provider.css"><script src="close.js" type="module"></script></head><body>${content}</body></html>`

/** `/provider/{payment}`: GET shows the page, its form's POST settles the payment. */
export async function servePayment(
  market: Marketplace,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  form: URLSearchParams,
): Promise<void> {
  if (name === 'provider.css' || name === 'close.js')
    return sendFile(request, response, folder, name)
  const { method } = request
  const outcome = form.get('outcome')
  const shown = form.get('amount')
  const view =
    method === 'POST' && isOutcome(outcome)
      ? settlePayment(market, name, outcome, shown === null ? undefined : Number(shown))
      : viewPayment(market, name)
  sendText(response, view ? 200 : 404, wrap(providerPage(view)), headers)
}

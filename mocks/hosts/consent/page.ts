import { namedBuyers } from '#fixtures/named.ts'
import type { Person } from '#mocks/rules/consent.ts'
import { escapeHtml } from '../provider/escape.ts'

/** Signing in creates an account. */
const newUser: Person = { email: 'gina.lim@suki.example', first_name: 'Gina', last_name: 'Lim' }

export const people: readonly Person[] = [namedBuyers.liza, namedBuyers.ana, newUser].map(
  ({ email, first_name, last_name }) => ({
    email,
    first_name,
    last_name,
  }),
)

const account = (
  { email, first_name, last_name }: Person,
  index: number,
) => `<li><button class="account" name="person" value="${index}">
<span class="initial" aria-hidden="true">${escapeHtml(first_name.slice(0, 1))}</span>
<span><strong>${escapeHtml(`${first_name} ${last_name}`)}</strong><span class="email">${escapeHtml(email)}</span></span>
</button></li>`

const field = (name: string, label: string, type: string, autocomplete: string) =>
  `<label>${label}<input name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${type === 'email' ? 254 : 50}" required></label>`

/** Gives the HTML of the body; `app` requests the sign-in. */
export const consentPage = (app: string): string => `<main class="wallet">
<header class="brand"><strong>Sign-in</strong><span class="badge">Simulated</span></header>
<p class="warning">A simulated sign-in window: this is not Google, and nothing leaves this demo.</p>
<h1>Choose an account to continue to ${escapeHtml(app)}</h1>
<p>${escapeHtml(app)} will receive your name and email address.</p>
<form><ul class="accounts">${people.map(account).join('')}</ul></form>
<details><summary>Use another account</summary>
<form class="choices" id="other">${field('email', 'Email', 'email', 'email')}${field('first_name', 'First name', 'text', 'given-name')}${field('last_name', 'Last name', 'text', 'family-name')}
<button class="button">Continue</button></form></details>
<button type="button" class="button plain" data-close>Cancel</button>
</main>`

/** Tells a user that has opened the page directly. */
export const noRequestPage = (): string => `<main class="wallet">
<header class="brand"><strong>Sign-in</strong><span class="badge">Simulated</span></header>
<h1>Nobody asked for this window</h1>
<p>Open it with Continue with Google, from the login of the app.</p>
</main>`

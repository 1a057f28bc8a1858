import { namedBuyers } from '#fixtures/named.ts'
import type { Person } from '#mocks/rules/tokens.ts'
import { connect } from '../browser/connection.ts'
import { escapeHtml } from '../provider/page.ts'

/** Signing in creates an account. */
const newUser: Person = { email: 'gina.lim@suki.example', first_name: 'Gina', last_name: 'Lim' }

const people: readonly Person[] = [namedBuyers.liza, namedBuyers.ana, newUser].map(
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
const consentPage = (app: string): string => `<main class="wallet">
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
const noRequestPage = (): string => `<main class="wallet">
<header class="brand"><strong>Sign-in</strong><span class="badge">Simulated</span></header>
<h1>Nobody asked for this window</h1>
<p>Open it with Continue with Google, from the login of the app.</p>
</main>`

const opener = globalThis.opener as Window | null
const connected = opener && connect(new URL(import.meta.env.BASE_URL, document.baseURI).href)

/** Tells the page that opened this window, if it is of this site. */
async function grant(person: Person): Promise<void> {
  const connection = await connected
  const accessToken = await connection?.remote.grantConsent(person)
  opener?.postMessage({ accessToken }, globalThis.location.origin)
  globalThis.close()
}

document.body.innerHTML = opener ? consentPage('Suki') : noRequestPage()
document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { submitter, target } = event
  if (submitter instanceof HTMLButtonElement && submitter.name === 'person')
    return void grant(people[Number(submitter.value)] as Person)
  const given = Object.fromEntries(new FormData(target as HTMLFormElement)) as unknown as Person
  void grant({
    email: given.email.trim(),
    first_name: given.first_name.trim(),
    last_name: given.last_name.trim(),
  })
})
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-close]')) globalThis.close()
})

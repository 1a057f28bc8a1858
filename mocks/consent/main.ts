import { grantConsent, type Person } from '../rules/consent.ts'
import { consentPage, people, noRequestPage } from './page.ts'

const opener = globalThis.opener as Window | null

/** Sends the access token to the page that opened this window, if it is of this site. */
function grant(person: Person): void {
  opener?.postMessage({ accessToken: grantConsent(person) }, globalThis.location.origin)
  globalThis.close()
}

document.body.innerHTML = opener ? consentPage('Suki') : noRequestPage()
document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { submitter, target } = event
  if (submitter instanceof HTMLButtonElement && submitter.name === 'person') return grant(people[Number(submitter.value)] as Person)
  const given = Object.fromEntries(new FormData(target as HTMLFormElement)) as unknown as Person
  grant({ email: given.email.trim(), first_name: given.first_name.trim(), last_name: given.last_name.trim() })
})
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-close]')) globalThis.close()
})

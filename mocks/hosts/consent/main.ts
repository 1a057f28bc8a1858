import type { Person } from '#mocks/rules/consent.ts'
import { connect } from '../browser/connection.ts'
import { consentPage, people, noRequestPage } from './page.ts'

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

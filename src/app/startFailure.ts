import { BRAND } from '#ui/brand.ts'

/** Uses plain elements, since any other part may be what failed. */
export function showStartFailure(cause: unknown): void {
  console.error(cause)
  const box = Object.assign(document.createElement('main'), { className: 'start-failure' })
  box.setAttribute('role', 'alert')
  const heading = Object.assign(document.createElement('h1'), {
    textContent: `${BRAND} could not start`,
  })
  const reason = Object.assign(document.createElement('p'), {
    textContent: cause instanceof Error ? cause.message : String(cause),
  })
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Reload Page',
    onclick: () => globalThis.location.reload(),
  })
  box.append(heading, reason, again)
  document.querySelector('#root')?.replaceChildren(box)
}

import { documentIn, documents } from './documents.ts'
import { options } from './options.ts'
import { loadRedoc } from './redoc.ts'

/** Links to all documents, of which the shown one is marked. */
function linksTo(shown: string): HTMLElement[] {
  return Object.entries(documents).map(([name, { label }]) => {
    const link = document.createElement('a')
    link.href = name ? `?document=${name}` : location.pathname
    link.textContent = label
    if (name === shown) link.ariaCurrent = 'page'
    return link
  })
}

async function show(element: Element): Promise<void> {
  const name = documentIn(location.search)
  const { address } = documents[name]!
  document.querySelector('#documents')?.replaceChildren(...linksTo(name))
  const file = document.querySelector('#document')
  file?.setAttribute('href', address)
  file?.setAttribute('download', `${name || 'openapi'}.json`)
  const [redoc, spec] = await Promise.all([loadRedoc(), fetch(address).then((response) => response.json() as Promise<unknown>)])
  await new Promise<void>((resolve, reject) => {
    redoc.init(spec, options, element, (error) => (error ? reject(error) : resolve()))
  })
}

const reference = document.querySelector('#reference')
if (reference) {
  await show(reference).catch((error: unknown) => {
    const message = document.createElement('p')
    message.className = 'quiet'
    message.role = 'alert'
    message.textContent = `The reference can't be shown: ${error instanceof Error ? error.message : String(error)}`
    reference.replaceChildren(message)
  })
}

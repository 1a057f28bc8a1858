import source from 'redoc/bundles/redoc.standalone.js?url'
import api from '../../openapi/generated/openapi.json?url'
import directions from '../../openapi/generated/directions.json?url'
import locations from '../../openapi/generated/locations.json?url'
import { options } from './options.ts'

interface ReferenceDocument {
  /** What the page calls it. */
  label: string
  /** Address of the OpenAPI document. */
  address: string
}

/**
 * The documents of the page by their names in its address (`?document=`): the API is '', the others
 * are the services that the app calls beside it.
 */
const documents: Record<string, ReferenceDocument> = {
  '': { label: 'API', address: api },
  locations: { label: 'Places', address: locations },
  directions: { label: 'Directions', address: directions },
}

/** The name of the document that an address of the page asks for. */
function documentIn(query: string): string {
  const name = new URLSearchParams(query).get('document') ?? ''
  return Object.hasOwn(documents, name) ? name : ''
}

/** The part of Redoc's global object that the page uses. */
interface Redoc {
  /** Renders a document into an element; calls `done` with an error if it fails. */
  init(
    document: unknown,
    options: Record<string, unknown>,
    element: Element,
    done: (error?: Error) => void,
  ): void
}

/**
 * Loads Redoc from the demo's own files: a classic script that defines a global.
 * @throws when the file can't be loaded
 */
function loadRedoc(): Promise<Redoc> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve((globalThis as unknown as { Redoc: Redoc }).Redoc)
    script.onerror = () => reject(new Error('The reference could not be loaded'))
    document.head.append(script)
  })
}

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
  const [redoc, spec] = await Promise.all([
    loadRedoc(),
    fetch(address).then((response) => response.json() as Promise<unknown>),
  ])
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

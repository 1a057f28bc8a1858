import source from 'redoc/bundles/redoc.standalone.js?url'

/** The part of Redoc's global object that the page uses. */
interface Redoc {
  /** Renders a document into an element; calls `done` with an error if it fails. */
  init(document: unknown, options: Record<string, unknown>, element: Element, done: (error?: Error) => void): void
}

/**
 * Loads Redoc from the demo's own files: a classic script that defines a global.
 * @throws when the file can't be loaded
 */
export function loadRedoc(): Promise<Redoc> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve((globalThis as unknown as { Redoc: Redoc }).Redoc)
    script.onerror = () => reject(new Error('The reference could not be loaded'))
    document.head.append(script)
  })
}

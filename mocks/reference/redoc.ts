import source from 'redoc/bundles/redoc.standalone.js?url'

/** What the page uses of Redoc's global. */
interface Redoc {
  /** Draws a document into an element; calls back with what went wrong, if anything did. */
  init(document: unknown, options: Record<string, unknown>, element: Element, done: (error?: Error) => void): void
}

/**
 * Loads Redoc from the page's own files: a classic script, whose bundle puts itself into the global scope.
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

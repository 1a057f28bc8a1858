import source from 'redoc/bundles/redoc.standalone.js?url'

/** What the page uses of Redoc's global. */
interface Redoc {
  /** Draws a document into an element; calls back with what went wrong, if anything did. */
  init(document: unknown, options: Record<string, unknown>, element: Element, done: (error?: Error) => void): void
}

/** A picture that Redoc would ask its maker's server for; without one it leaves the picture out. */
const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** Runs a classic script: Redoc's bundle puts itself into the global scope. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The reference could not be loaded'))
    document.head.append(script)
  })
}

/**
 * Loads Redoc from the page's own files, without its one call to the outside.
 * @throws when the file can't be loaded
 */
export async function loadRedoc(): Promise<Redoc> {
  const code = await (await fetch(source)).text()
  const address = URL.createObjectURL(new Blob([code.replaceAll(FOREIGN_PICTURE, 'data:,')], { type: 'text/javascript' }))
  await runScript(address).finally(() => URL.revokeObjectURL(address))
  return (globalThis as unknown as { Redoc: Redoc }).Redoc
}

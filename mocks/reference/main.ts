import contract from '../../openapi/generated/openapi.json?url'
import { loadRedoc } from './redoc.ts'
import { theme } from './theme.ts'

/** Redoc's search needs a worker; the browser's search finds everything that is expanded. */
const options = {
  theme,
  disableSearch: true,
  hideDownloadButton: true,
  showExtensions: ['x-assumed', 'x-source', 'x-socket'],
  sortRequiredPropsFirst: true,
  nativeScrollbars: true,
  hideLoading: true,
  scrollYOffset: '.bar',
}

async function show(element: Element): Promise<void> {
  document.querySelector('#document')?.setAttribute('href', contract)
  const [redoc, spec] = await Promise.all([loadRedoc(), fetch(contract).then((response) => response.json() as Promise<unknown>)])
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

import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import '#ui/base.css'
import '#app/app.css'
import { createApp } from '#app/createApp.tsx'
import { createRoutes } from '#app/routes.tsx'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openMarket } from '../support/market.ts'

/**
 * Opens the app as `main.tsx` does, and waits for an element. Returns what React had committed when
 * the element came.
 */
async function commitsUntil(path: string, selector: string): Promise<string[]> {
  // The wait for the first data never ends by time, however slow this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const market = openMarket({ products: 120, now: Date.now() })
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).pathname.startsWith('/api/')
      ? market.fetch(request)
      : network(input, init)
  })
  const before = location.pathname + location.search
  history.replaceState(null, '', path)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    history.replaceState(null, '', before)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const commits: string[] = []
  const found = new Promise<string[]>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!place.querySelector(selector)) return
      observer.disconnect()
      resolve([...commits])
    })
    observer.observe(place, { childList: true, subtree: true })
  })
  const queryClient = createQueryClient()
  const app = await createApp(queryClient, createRoutes(queryClient))
  root.render(
    <Profiler id="app" onRender={(_id, phase) => commits.push(phase)}>
      {app}
    </Profiler>,
  )
  return found
}

test.each([
  { what: 'the home page', path: '/home', content: 'article', id: 'HOME-10' },
  {
    what: 'a product’s page',
    path: `/products/${namedProducts.mango.id}`,
    content: '[aria-label="Buy this product"]',
    id: 'PRODUCT-01',
  },
])('$what is rendered once, with what it was opened for, $id', async ({ path, content }) => {
  expect(await commitsUntil(path, content)).toEqual(['mount'])
})

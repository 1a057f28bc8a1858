import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import '#ui/base.css'
import '#app/app.css'
import '#boot/preview.css'
import '#components/product.css'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { createApp } from '#app/createApp.tsx'
import { createRoutes } from '#app/routes.tsx'
import { openMarket } from '../../marketplace/support/market.ts'
import { resize } from './user.ts'

/** The style rules that apply to this screen. */
function* rulesOf(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules)
  }
}

const STATES = /::?[\w-]*(before|after|selection|hover|focus|active|focus-visible)\b/g

/** Whether a selector matches but for its states; also where one was all within a `:not()`. */
function matches(selector: string): boolean {
  try {
    return document.querySelector(selector.replaceAll(STATES, '')) !== null
  } catch {
    return true
  }
}

/**
 * Opens the app on a phone as `main.tsx` does, and waits for an element. A first screen is one of a
 * visit, so each test file opens one.
 * @returns what was done until then: React's commits, calls of the API, elements in the body,
 * selectors of the rules that apply, and those of them that match nothing
 */
export async function openFirst(path: string, selector: string) {
  await resize(360, 740)
  // The wait for the first data never ends by time, however slow this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const market = openMarket({ products: 120, now: Date.now() })
  const network = globalThis.fetch
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return network(input, init)
    calls.push(pathname)
    return market.fetch(request)
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
  const opening = () => {
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...rulesOf(cssRules)].map(({ selectorText }) => selectorText),
    )
    const unused = selectors.filter((one) => !matches(one))
    const elements = place.getElementsByTagName('*').length
    return { commits: [...commits], calls: [...calls], elements, selectors, unused }
  }
  const found = new Promise<ReturnType<typeof opening>>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!place.querySelector(selector)) return
      observer.disconnect()
      resolve(opening())
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

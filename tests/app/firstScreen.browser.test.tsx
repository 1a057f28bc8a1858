import { page } from 'vitest/browser'
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

/** The style rules that apply to this screen. */
function* rulesOf(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules)
  }
}

/** A selector without the states and pseudo-elements in it. */
const withoutStates = (selector: string) =>
  selector.replaceAll(/::?(before|after|selection|[\w-]*(hover|focus|active|focus-visible))\b/g, '')

const isUnused = ({ selectorText }: CSSStyleRule) =>
  selectorText.split(/,(?![^(]*\))/).every((one) => {
    const selector = withoutStates(one).trim()
    return selector !== '' && !/[\s>+~(]$|\(\)/.test(selector) && !document.querySelector(selector)
  })

/** What was done until the content was in the document. */
interface Opening {
  /** React's commits. */
  commits: string[]
  /** Calls of the API. */
  calls: string[]
  /** Pictures that were asked for before the render. */
  pictures: number
  /** Elements in the page's body. */
  elements: number
  rules: CSSStyleRule[]
}

/** Opens the app on a phone as `main.tsx` does, and waits for an element. */
async function openFirst(path: string, selector: string): Promise<Opening> {
  await page.viewport(360, 740)
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
  let pictures = 0
  const found = new Promise<Opening>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!place.querySelector(selector)) return
      observer.disconnect()
      const elements = place.getElementsByTagName('*').length
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...rulesOf(cssRules)])
      resolve({ commits: [...commits], calls: [...calls], pictures, elements, rules })
    })
    observer.observe(place, { childList: true, subtree: true })
  })
  const queryClient = createQueryClient()
  const app = await createApp(queryClient, createRoutes(queryClient))
  pictures = document.querySelectorAll('link[as=image]').length
  root.render(
    <Profiler id="app" onRender={(_id, phase) => commits.push(phase)}>
      {app}
    </Profiler>,
  )
  return found
}

test.each([
  {
    what: 'the home page',
    path: '/home',
    content: 'article',
    call: '/api/products',
    elements: 210,
    unused: 0,
    id: 'HOME-10',
  },
  {
    what: 'a product’s page',
    path: `/products/${namedProducts.mango.id}`,
    content: '[aria-label="Buy this product"]',
    call: `/api/products/${namedProducts.mango.id}`,
    elements: 145,
    unused: 0,
    id: 'PRODUCT-01',
  },
])(
  '$what is rendered once, with what it was opened for and is in view, $id',
  async ({ path, content, call, elements, unused }) => {
    const opening = await openFirst(path, content)
    console.log(
      path,
      opening.commits,
      opening.calls,
      opening.pictures,
      opening.elements,
      opening.rules.length,
      opening.rules.filter(isUnused).length,
      opening.rules.filter(({ selectorText }) => selectorText.includes(':has(')).length,
    )
    expect(opening.commits).toEqual(['mount'])
    expect(opening.calls).toEqual([call])
    expect(opening.pictures).toBeGreaterThan(0)
    expect(opening.elements).toBeLessThanOrEqual(elements)
    // A browser looks for what `:has` asks for at each element that is added.
    const selectors = opening.rules.map(({ selectorText }) => selectorText)
    expect(selectors.filter((selector) => selector.includes(':has('))).toEqual([])
    expect(opening.rules.filter(isUnused).length).toBeLessThanOrEqual(unused)
  },
)

import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import { route } from '#mocks/transport/http/router.ts'
import { routePlace } from '#mocks/transport/services/places.ts'
import { type Finding, judge } from './judge.ts'
import type { Kind } from './kinds.ts'
import { recordTexts, type PageState, readPage } from './pageState.ts'
import type { Screen } from './screens.ts'

/** Where trials run; the context has its clock installed. */
export interface Rig {
  context: BrowserContext
  app: string
  host: string
  /** Resolves to the token of the buyer that the scenario names. */
  steer: (sim: string) => Promise<string | null>
}

export interface Combination {
  screen: Screen
  operation: string
  kind: Kind
}

/** A page without requests for so long is at rest; the longest wait for it. Real ms. */
const QUIET_MS = 80
const IMPATIENT_MS = 900
/**
 * Moves of the page's clock after each look, ms: over delays, over time limits and retries, over
 * the limit of an upload.
 */
const STEPS = [
  ...Array<number>(4).fill(700),
  ...Array<number>(8).fill(11_000),
  ...Array<number>(7).fill(60_000),
]
/**
 * Looks before a page counts as settled: past a retry, or with a slow host past two time limits.
 */
const LOOKS = 2
const SLOW_LOOKS = 8

/** Null for a request that isn't a call. */
function operationOf(request: Request, host: string): string | null {
  const { origin, pathname } = new URL(request.url())
  if (origin !== host) return null
  if (pathname.startsWith('/places/'))
    return routePlace(pathname.slice('/places'.length))?.call ?? null
  return pathname.startsWith('/api/')
    ? (route(request.method(), pathname.slice('/api'.length))?.operation ?? null)
    : null
}

function watch(page: Page, host: string) {
  const calls: { operation: string; method: string }[] = []
  const errors: string[] = []
  const open = new Set<Request>()
  let lastChange = performance.now()
  const change = () => (lastChange = performance.now())
  page.on('request', (request) => {
    const operation = operationOf(request, host)
    if (operation) calls.push({ operation, method: request.method() })
    if (!request.url().startsWith('ws')) open.add(request)
    change()
  })
  const finish = (request: Request) => {
    open.delete(request)
    change()
  }
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('dialog', (dialog) => {
    // Asked when the next trial begins.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    errors.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  /** Resolves when no call is open or has changed for a while, or late, since a call may hang. */
  const quiet = () =>
    new Promise<void>((resolve) => {
      const since = performance.now()
      const timer = setInterval(() => {
        const now = performance.now()
        if (now - since < IMPATIENT_MS && (open.size > 0 || now - lastChange < QUIET_MS)) return
        clearInterval(timer)
        resolve()
      }, 20)
    })
  return { calls, errors, quiet }
}

const isAtRest = ({ busy, heading, blank }: PageState) => busy.length === 0 && heading && !blank

/** Reads again when the page has just been replaced. */
async function read(page: Page): Promise<PageState> {
  const state = await page.evaluate(readPage).catch(() => null)
  if (state) return state
  await page.waitForLoadState('domcontentloaded')
  return page.evaluate(readPage)
}

/** Moves the page's clock until nothing waits, or it waited too long. `slow`: past every limit. */
async function settle(page: Page, quiet: () => Promise<void>, slow = false): Promise<PageState> {
  for (let look = 0; ; look += 1) {
    await quiet()
    const state = await read(page)
    const step = STEPS[look]
    if (step === undefined || (isAtRest(state) && look >= (slow ? SLOW_LOOKS : LOOKS))) return state
    await page.clock.fastForward(step)
  }
}

/** One page for all trials of a context: its process knows the app's code. */
const pages = new WeakMap<BrowserContext, { page: Page; devtools: CDPSession }>()

async function pageOf(
  context: BrowserContext,
  host: string,
): Promise<{ page: Page; devtools: CDPSession }> {
  const known = pages.get(context)
  if (known) return known
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: [`${host}/media/*`] })
  pages.set(context, { page, devtools })
  return { page, devtools }
}

/** Opens a screen up to the point where the host turns bad. */
async function open(
  { context, app, host, steer }: Rig,
  { as, path, prepare, act }: Screen,
  bad: string,
) {
  const token = await steer(['reset', as && `as:${as}`, !act && bad].filter(Boolean).join(','))
  await context.clearCookies()
  if (token) await context.addCookies([{ name: 'token', value: token, url: app, sameSite: 'Lax' }])
  const { page } = await pageOf(context, host)
  const watched = watch(page, host)
  await page.goto(app + path, { waitUntil: 'commit' })
  if (!act) return { page, watched, begun: 0 }
  await settle(page, watched.quiet)
  await prepare?.(page)
  await watched.quiet()
  if (bad) await steer(bad)
  const begun = watched.calls.length
  await act(page)
  return { page, watched, begun }
}

const isSignedIn = async ({ context, app }: Rig) =>
  (await context.cookies(app)).some(({ name, value }) => name === 'token' && value !== '')

async function close({ context, app, host }: Rig): Promise<void> {
  const { page, devtools } = await pageOf(context, host)
  // A file of the same origin without the app.
  await page.goto(`${app}/service-worker.js`, { waitUntil: 'commit' })
  page.removeAllListeners()
  await page.evaluate(() => sessionStorage.clear())
  await devtools.send('Storage.clearDataForOrigin', {
    origin: app,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
}

export async function installTrials(context: BrowserContext): Promise<void> {
  await context.clock.install()
  await context.addInitScript(recordTexts)
}

/** The operations that a screen calls on a good host, and what is wrong there. */
export async function callsOf(
  rig: Rig,
  screen: Screen,
): Promise<{ operations: string[]; findings: Finding[] }> {
  const { page, watched, begun } = await open(rig, screen, '')
  const state = await settle(page, watched.quiet)
  const calls = watched.calls
    .slice(begun)
    .filter(({ method }) => !screen.writes || method !== 'GET')
  await close(rig)
  const findings = judge(state, { bar: screen.bar ?? 'whole', errors: watched.errors })
  return { operations: [...new Set(calls.map(({ operation }) => operation))], findings }
}

export async function tryOut(
  rig: Rig,
  { screen, operation, kind }: Combination,
): Promise<Finding[]> {
  const { page, watched } = await open(rig, screen, kind.directive(operation))
  const state = await settle(page, watched.quiet, kind.slow)
  if (!watched.calls.some((call) => call.operation === operation))
    throw new Error(`${screen.name} has not called ${operation} this time`)
  const stays = screen.as && !kind.endsSession
  const findings = judge(state, {
    bar: screen.bar ?? 'whole',
    errors: watched.errors,
    signedIn: stays ? await isSignedIn(rig) : undefined,
  })
  await close(rig)
  return findings
}

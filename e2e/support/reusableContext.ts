import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Their effect lasts until the context is closed. */
const lasting = {
  context: [
    'addInitScript',
    'grantPermissions',
    'newCDPSession',
    'route',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  page: ['addInitScript', 'close', 'emulateMedia', 'route', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

const events = {
  context: ['console', 'page', 'request', 'requestfinished', 'weberror'],
  page: [
    'console',
    'dialog',
    'domcontentloaded',
    'load',
    'pageerror',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'websocket',
  ],
} as const

function beforeCalls<T extends object>(
  target: T,
  methods: readonly (keyof T)[],
  then: () => void,
): void {
  for (const method of methods) {
    const call = target[method] as (...args: unknown[]) => unknown
    Object.assign(target, {
      [method](...args: unknown[]) {
        then()
        return call.apply(target, args)
      },
    })
  }
}

/** Several tests use it: a new one starts a process and compiles the app again. */
export interface ReusableContext {
  context: BrowserContext
  page: Page
  /** Empties all but the browser's caches. False if a change can't be undone. */
  restore(): Promise<boolean>
}

/** @param moment at which the clocks of its pages stand still */
export async function openReusableContext(
  browser: Browser,
  origin: string,
  moment?: string,
): Promise<ReusableContext> {
  const context = await browser.newContext()
  if (moment) await context.clock.setFixedTime(moment)
  const page = await context.newPage()
  const newSession = context.newCDPSession.bind(context)
  let isChanged = false
  const change = () => void (isChanged = true)
  beforeCalls(context, lasting.context, change)
  beforeCalls(page, lasting.page, change)
  beforeCalls(context.clock, lasting.clock, change)
  return {
    context,
    page,
    async restore() {
      if (isChanged) return false
      for (const event of events.context) context.removeAllListeners(event)
      for (const event of events.page) page.removeAllListeners(event)
      const others = context.pages().filter((one) => one !== page)
      await Promise.all(others.map((one) => one.close()))
      // Keeps the process; the marketplace ends after the app's page. The next page must not meet it.
      await page.goto(`${origin}/robots.txt`)
      await page.waitForFunction(async () => !(await navigator.locks?.query())?.held?.length)
      const devtools = await newSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await devtools.send('Page.resetNavigationHistory')
      await devtools.detach()
      await page.evaluate(() => sessionStorage.clear())
      await context.clearCookies()
      await page.mouse.move(0, 0)
      return true
    },
  }
}

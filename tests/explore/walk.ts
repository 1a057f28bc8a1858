import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test'
import { by } from '../../e2e/support/by.ts'
import { pressTwice } from '../app/support/busyPress.ts'
import { floatTools } from '../app/support/floatTools.ts'
import type { Slow } from './device.ts'
import { collectErrors } from './errors.ts'
import type { Marketplace } from './marketplace.ts'
import { coveredControls, pageState, readScreen, type Screen } from './screen.ts'

/** Acts begin at its multiples, ms: an act and its message take less on a busy machine. */
const ACT_MS = 14_000
/** By then the message about an act is gone, ms. */
const REST_MS = 6500
/** Longer than the app's wait for what was typed, and than a double press, ms. */
const STEP_MS = 700
const MOST_STEPS = 12
const RESTLESS = ' (the screen still changes)'

/** A buyer's browser. Nothing depends on real time: the pages' clocks move only here. */
export class Walk {
  readonly market: Marketplace
  readonly context: BrowserContext
  /** In the order of their opening. */
  readonly tabs: Page[] = []
  page!: Page
  popup: Page | null = null
  /** A sentence for each act. */
  readonly path: string[]
  readonly errors: string[] = []
  /** Errors that are none. */
  readonly expected: RegExp[]
  /** The same in this act. */
  private expectedNow: readonly RegExp[] = []
  /** Begins the sentences. */
  meanwhile = ''
  /** Messages in this act. */
  readonly said = new Set<string>()
  pressesTwice = false
  private isExpected(error: string) {
    return [...this.expected, ...this.expectedNow].some((pattern) => pattern.test(error))
  }
  private device: Walk | undefined
  private openingTab = false
  private readonly open = new Set<Request>()
  private requests = 0
  private waiting: (() => void)[] = []
  /** Of the pages' clocks, ms. */
  private time = 0
  /** Of the world's clock, which moves on after each act. */
  private worldTime = 0

  private constructor(market: Marketplace, context: BrowserContext, path: string[] = []) {
    this.market = market
    this.context = context
    this.path = path
    this.expected = [...(market.expected ?? [])]
    context.on('request', (request) => {
      this.open.add(request)
      this.requests += 1
    })
    context.on('requestfinished', (request) => this.finish(request))
    context.on('requestfailed', (request) => this.finish(request))
    collectErrors(context, this.errors, (error) => this.isExpected(error))
    context.on('close', () => {
      this.open.clear()
      this.resolveWaiting()
    })
    context.on('page', (page) => {
      if (!this.openingTab) this.popup = page
      page.on('close', () => {
        for (const request of this.open)
          if (request.serviceWorker() === null && request.frame().page() === page)
            this.finish(request)
        if (this.popup === page) this.popup = null
      })
    })
  }

  static async begin(market: Marketplace, buyer: string): Promise<Walk> {
    const context = await market.open(buyer)
    const walk = new Walk(market, context)
    await walk.openTab('/home')
    return walk
  }

  /** The second act comes before the first write of the first one is answered. */
  async whileUnanswered(first: () => Promise<void>, second: () => Promise<void>): Promise<void> {
    const held: Route[] = []
    const hold = (route: Route) => {
      const isWrite = /POST|PUT|DELETE/.test(route.request().method())
      if (!isWrite || held.length > 0) return route.fallback()
      held.push(route)
      this.finish(route.request())
    }
    await this.context.route(/\/api\//, hold)
    await first()
    await second()
    const [route] = held
    if (route) {
      this.open.add(route.request())
      await route.continue()
    }
    await this.context.unroute(/\/api\//, hold)
    await this.settle()
  }

  /** In another browser of the same buyer. */
  async onOtherDevice(path: string, act: (walk: Walk) => Promise<void>): Promise<void> {
    const context = this.device?.context ?? (await this.market.openDevice?.())
    if (!context) return
    const device = (this.device ??= new Walk(this.market, context, this.path))
    device.meanwhile = 'On another device: '
    await context.clock.fastForward(Math.max(0, this.time - device.time))
    device.time = Math.max(this.time, device.time)
    await context.addCookies(await this.context.cookies())
    await device.openTab(path)
    await act(device)
    await Promise.all(device.tabs.splice(0).map((page) => page.close()))
    this.errors.push(...device.errors.splice(0))
  }

  async openTab(path: string): Promise<void> {
    this.openingTab = true
    const page = await this.context.newPage()
    this.openingTab = false
    this.tabs.push(page)
    this.page = page
    await page.goto(this.market.address + path)
    await this.settle()
  }

  /** Opens the tab at a path where there are not so many yet. */
  async lookAt(index: number, path: string): Promise<void> {
    const page = this.tabs[index]
    if (!page) return this.openTab(path)
    this.page = page
    await page.bringToFront()
    // In a headless browser all tabs are visible.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await this.settle()
  }

  private finish(request: Request): void {
    this.open.delete(request)
    if (this.open.size === 0) this.resolveWaiting()
  }

  private resolveWaiting(): void {
    for (const resolve of this.waiting) resolve()
    this.waiting = []
  }

  private async idle(): Promise<void> {
    while (this.open.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private async tick(ms: number): Promise<void> {
    await this.context.clock.runFor(ms)
    this.time += ms
  }

  /** Asks again when a tab is being left. */
  private async state(): Promise<string> {
    const ask = (page: Page) => page.evaluate(pageState).catch(() => 'left')
    return `${this.requests} ${(await Promise.all(this.tabs.map(ask))).join()}`
  }

  /** Waits until no call is open and nothing changes as time goes on. */
  async settle(): Promise<void> {
    await this.quiet()
    await this.market.look()
  }

  private async quiet(): Promise<void> {
    await this.idle()
    await this.tick(STEP_MS)
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.idle()
      const before = await this.state()
      await this.listen()
      await this.tick(STEP_MS / 4)
      await this.idle()
      if ((await this.state()) === before) return
    }
    const last = this.path.pop()
    if (last !== undefined) this.path.push(last.replace(RESTLESS, '') + RESTLESS)
  }

  private async listen(): Promise<void> {
    const toasts = this.page.locator('[data-tone=error], [role=alert]')
    for (const text of await toasts.allTextContents().catch(() => []))
      if (text !== '') this.said.add(text)
  }

  /** The clocks move on to the next act. */
  async passTime(): Promise<void> {
    await this.page.evaluate(() => Object.assign(globalThis, { jumped: 0 }))
    // A toast stays while the pointer is over it.
    await this.page.mouse.move(0, 300)
    const next = Math.ceil((this.time + REST_MS) / ACT_MS) * ACT_MS
    await this.tick(next - this.time)
    await this.market.advance(next - this.worldTime)
    this.worldTime = next
    await this.settle()
  }

  /** Until the tab is loaded again. */
  steerDevice = (slow: Slow): Promise<unknown> =>
    this.page.evaluate((given) => Object.assign(globalThis, given), slow)

  /** As while a laptop is closed: what is due on the page happens once. */
  async sleep(ms: number): Promise<void> {
    await this.context.clock.fastForward(ms)
    this.time += ms
    this.worldTime += ms
    await this.market.advance(ms)
    await this.settle()
  }

  async go(by: -1 | 1): Promise<void> {
    await this.page.evaluate((steps) => history.go(steps), by)
    await this.settle()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.settle()
  }

  beginAct(): void {
    this.said.clear()
    this.expectedNow = []
  }

  expects = (...patterns: RegExp[]): void =>
    void (this.expectedNow = [...this.expectedNow, ...patterns])

  says = (sentence: string): void => void this.path.push(`${this.meanwhile}${sentence}`)

  /** Waits for a control on a busy machine. */
  async awaits(target: Locator): Promise<void> {
    for (let look = 0; look < MOST_STEPS && !(await target.first().isVisible()); look += 1)
      await this.settle()
  }

  async press(target: Locator): Promise<void> {
    await this.awaits(target)
    const dialogs = () => this.page.locator('dialog[open]').count()
    const before = await dialogs()
    // A second press would close what opens.
    const twice = this.pressesTwice && (await target.getAttribute('aria-expanded')) === null
    await target.click({ trial: twice })
    if (twice) await target.evaluate(pressTwice)
    await this.settle()
    if (before > (await dialogs()) && (await this.read()).focusLost)
      this.errors.push(`focus: nothing has the focus after ${String(target)} has closed a dialog`)
  }

  pressButton = (name: string | RegExp, options?: { exact: boolean }) =>
    this.press(by.button(this.page, name, options))

  pressInDialog = (name: string | RegExp) => this.press(by.button(by.dialog(this.page), name))

  async type(field: Locator, text: string): Promise<void> {
    await this.awaits(field)
    await field.fill(text)
    await this.settle()
  }

  readonly read = async (): Promise<Screen> => ({
    ...(await this.page.evaluate(readScreen)),
    covered: await this.page.evaluate<string[]>(
      `(${String(coveredControls)})((${String(floatTools)})())`,
    ),
  })

  /** By their index. */
  readElsewhere = (): Promise<[number, Screen][]> =>
    Promise.all(
      [...this.tabs.entries()]
        .filter(([, page]) => page !== this.page)
        .map(async ([i, page]) => [i, { ...(await page.evaluate(readScreen)), covered: [] }]),
    )

  end = async (): Promise<void> =>
    void (await Promise.all([this.device?.end(), this.context.close()]))
}

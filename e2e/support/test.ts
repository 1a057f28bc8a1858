import { createServer, type Server } from 'node:net'
import { test as base, type TestInfo } from '@playwright/test'
import { ports, addresses } from '#scripts/addresses.mjs'
import { driftDefects, isDriftJudged, switchDriftOn } from './drift.ts'
import { hostDefects, hostLogSize } from './hostLog.ts'
import { type Marketplace, openMarketplace, applyHostScenario, steered } from './marketplace.ts'
import { monitorPages, type PageMonitor } from './monitor.ts'
import { type ReusableContext, openReusableContext } from './reusableContext.ts'

export { expect, type Locator, type Page } from '@playwright/test'
export { by } from './by.ts'

const POLL_MS = 50

/** Who listens on the port has the API host alone. The system releases it after a crash. */
function tryLock(): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(ports.hostLock, '127.0.0.1', () => resolve(server))
  })
}

/** Waits for exclusive use of the API host; returns its release. */
async function lockHost(): Promise<() => Promise<void>> {
  for (;;) {
    const server = await tryLock()
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

interface Fixtures {
  /** Exclusive use of the live build's API host. */
  hostLock: void
  monitor: PageMonitor
  marketplace: Marketplace
  /** Gives the test a context of its own. */
  isolated: boolean
  /** Where the pages' clocks stand still. */
  moment: string | undefined
}

interface WorkerFixtures {
  /** By the options of their tests. */
  idleContexts: Map<string, ReusableContext>
}

/** Whether the marketplace is behind the API host. */
export const isLive = ({ project }: Pick<TestInfo, 'project'>) =>
  project.use.baseURL === addresses.live || project.use.baseURL === addresses.liveMap

/** Has its own world, and fails on console errors, foreign requests and broken contracts. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isolated: [false, { option: true }],
  moment: [undefined, { option: true }],
  idleContexts: [
    async ({ browser: _browser }, use) => {
      const contexts = new Map<string, ReusableContext>()
      await use(contexts)
      for (const { context } of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      idleContexts,
      isolated,
      moment,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      bypassCSP,
      contextOptions,
    },
    use,
    info,
  ) => {
    const options = JSON.stringify([
      moment,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      bypassCSP,
      contextOptions,
    ])
    const shared = isolated ? undefined : idleContexts.get(options)
    const reusable =
      shared ?? (await openReusableContext(browser, baseURL ?? addresses.demo, moment))
    if (shared) idleContexts.delete(options)
    if (viewport) await reusable.page.setViewportSize(viewport)
    await use(reusable.context)
    // After a failure the next test gets a new context. Restoring may fail while a page is being
    // left.
    const isFree =
      !isolated &&
      info.status === info.expectedStatus &&
      (await reusable.restore().catch(() => false))
    if (isFree) idleContexts.set(options, reusable)
    else await reusable.context.close()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  hostLock: [
    async ({ baseURL: _baseURL }, use, info) => {
      const release = isLive(info) ? await lockHost() : undefined
      await use()
      await release?.()
    },
    // Waiting doesn't count towards the test's timeout.
    { auto: true, timeout: 600_000 },
  ],
  monitor: [
    async ({ context, baseURL, hostLock: _hostLock }, use, info) => {
      const live = isLive(info)
      const size = hostLogSize()
      if (live) await applyHostScenario('reset')
      steered.length = 0
      const judged = live && isDriftJudged
      if (judged) await switchDriftOn(context)
      const monitor = monitorPages(context, [
        baseURL ?? addresses.demo,
        ...(live ? [addresses.host, addresses.telemetry] : []),
      ])
      await use(monitor)
      base
        .expect(
          [
            ...(await monitor.defects()),
            ...(live ? hostDefects(size) : []),
            ...(judged ? await driftDefects(context.pages(), steered.join(',')) : []),
          ],
          'defects beside the test',
        )
        .toEqual([])
    },
    { auto: true },
  ],
  marketplace: async ({ page, monitor }, use, info) =>
    use(openMarketplace(page, monitor, isLive(info))),
})

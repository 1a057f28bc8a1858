import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { describeRefused, type Refused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Notice } from '#mocks/hosts/browser/workerApi.ts'
import { openSimulation } from '#mocks/hosts/simulation.ts'
import { openWorldFile } from '#mocks/worldFile/open.ts'
import { chromiumArgs, findChromium } from '#scripts/browser.mjs'
import { root } from '#scripts/commands.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { logIn, type Marketplace, openContext, START, START_DIRECTIVES } from './marketplace.ts'

const COMLINK = readFileSync(join(root, 'node_modules/comlink/dist/umd/comlink.js'), 'utf8')

/** Connects a page without the app to the demo's worker. */
async function connect(script: string): Promise<void> {
  const base = `${location.origin}/`
  const { port } = new SharedWorker(script, { type: 'module', name: 'suki-marketplace' })
  const { Comlink } = globalThis as unknown as {
    Comlink: { wrap(port: MessagePort): Record<string, (...args: unknown[]) => Promise<unknown>> }
  }
  const worker = Comlink.wrap(port)
  const lock = 'suki-page-explore'
  void navigator.locks.request(lock, () => new Promise(() => {}))
  await worker.connect?.(base, lock)
  const call = (name: string, args: unknown[]) => worker[name]?.(...args)
  Object.assign(globalThis, { call })
}

const call = <Answer = void>(page: Page, name: string, ...args: unknown[]) =>
  page.evaluate(
    ([method, given]) =>
      (globalThis as unknown as { call(name: string, args: unknown[]): Promise<unknown> }).call(
        method,
        given,
      ),
    [name, args] as const,
  ) as Promise<Answer>

/**
 * Serves a demo build, with a browser. The marketplace is in the browser: here is a copy from its
 * world file.
 * @param build its folder
 */
export async function openDemo(build: string): Promise<Marketplace> {
  const port = await listen(fileServer(build, '/', { plain: true }), 4700)
  const address = `http://localhost:${port}`
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  })
  const script = readdirSync(resolve(root, build, 'assets')).find((name) =>
    /^worker-.*js$/.test(name),
  )
  const copy = openSimulation({
    settings: { seed: 1, products: 1, bornAt: START },
    root: '/',
    addresses: () => ({
      media: `${address}/demo/`,
      files: `${address}/api/files/`,
      provider: `${address}/provider.html?payment=`,
    }),
    readStatic: async () => new Uint8Array(),
    real: () => START,
  })
  const violations: string[] = []
  let page: Page
  let file = ''
  let notice: string | undefined
  const look = async () => {
    const latest = await call<Notice | null>(page, 'latestNotice')
    if (latest?.kind === 'violation' && latest.id !== notice) violations.push(latest.text)
    notice = latest?.id
    const text = await call<string>(page, 'downloadWorld')
    if (text === file) return
    file = text
    const opened = openWorldFile(copy, text, (JSON.parse(text) as { stamp: string }).stamp)
    if ('reasons' in opened) violations.push(...opened.reasons)
    else opened.use()
  }
  const steer = async (sim: string) => {
    const refused = await call<Refused[]>(page, 'applyScenario', parseScenario(sim))
    if (refused.length > 0) throw new Error(`Refused: ${describeRefused(refused)}`)
    await look()
  }
  return {
    address,
    get world() {
      return copy.world
    },
    violations,
    async open(buyer) {
      violations.length = 0
      const context = await openContext(browser)
      page = await context.newPage()
      await page.goto(`${address}/sbom.cdx.json`)
      await page.evaluate(COMLINK)
      await page.evaluate(connect, `${address}/assets/${script}`)
      await steer(`${START_DIRECTIVES},freeze`)
      return logIn(context, address, await call<string>(page, 'signIn', buyer, false))
    },
    steer,
    look,
    async clearFaults() {
      const { armed } = await call<{ armed: { id: number }[] }>(page, 'consoleState', null)
      await call(
        page,
        'disarm',
        armed.map(({ id }) => id),
      )
    },
    advance: (ms) => call(page, 'applyScenario', { advance: ms }),
  }
}

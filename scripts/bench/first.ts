/**
 * `npm run bench -- first [COMMIT]`: the first second on a cheap phone. The live builds of a commit
 * (`HEAD` if not given) and of this tree, and the floor, are opened in turn on a processor
 * four times slowed; the table has the medians as ratios to the floor.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { addresses, ports } from '../addresses.mjs'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root, toolEnv } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'
import { live } from '../steps.mjs'
import { percentile } from './figure.ts'
import { buildFloor, FLOOR } from './floor.ts'
import { THROTTLE, throttle } from './page.ts'

const ROUNDS = 5
/** How long a page is watched, ms. */
const WATCHED_MS = 5000
const paths = { '/home': '/home', '/products/{id}': `/products/${namedProducts.mango.id}` }
/** Where another commit is checked out and built. */
const OTHER = join(root, 'node_modules/.cache/suki/first')

const measures = ['largest paint', 'blocking', 'work', 'script', 'style'] as const
/** ms of each measure. */
type Load = Record<(typeof measures)[number], number>

async function buildOther(commit: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  if (existsSync(OTHER)) git('worktree', 'remove', '--force', OTHER)
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', OTHER, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(OTHER, 'node_modules'))
    const folder = `${FLOOR}-other`
    rmSync(join(root, folder), { recursive: true, force: true })
    execFileSync(
      'vite',
      ['build', '--mode', 'live', '--outDir', join(root, folder), '--logLevel', 'error'],
      { cwd: OTHER, env: toolEnv(live), stdio: 'inherit' },
    )
    return folder
  } finally {
    git('worktree', 'remove', '--force', OTHER)
  }
}

/** Opens a page in a browser that has nothing of it, and watches it. */
async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await throttle(page, THROTTLE)
    await page.goto(url, { waitUntil: 'commit' })
    await wait(WATCHED_MS)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const ms = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? NaN)
    const { paint, blocking } = await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type, buffered: true })
          setTimeout(resolve, 500, [])
        })
      const paints = await entries('largest-contentful-paint')
      const tasks = await entries('longtask')
      return {
        paint: paints.at(-1)?.startTime ?? NaN,
        blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      }
    })
    return {
      'largest paint': paint,
      blocking,
      work: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      style: ms('RecalcStyleDuration'),
    }
  } finally {
    await context.close()
  }
}

/** Measures and prints the table. `commit`: what this tree is compared with. */
export async function firstLoads(commit = 'HEAD'): Promise<void> {
  await buildFloor(`${addresses.host}/api`)
  const builds = [
    { name: 'floor', folder: FLOOR, port: ports.liveMap },
    { name: commit, folder: await buildOther(commit), port: ports.release },
    { name: 'this tree', folder: 'dist-live', port: ports.live },
  ]
  const origins = builds.map(({ port }) => `http://localhost:${port}`).join()
  const host = spawn(
    process.execPath,
    ['mocks/hosts/node.ts', '--port', String(ports.host), '--origin', origins],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(host.stdout, 'data')
  const servers = builds.map(({ folder }) => fileServer(folder))
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  })
  try {
    for (const [index, server] of servers.entries())
      await listen(server, builds[index]!.port, { strict: true })
    for (const [page, path] of Object.entries(paths)) {
      const loads = builds.map((): Load[] => [])
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, { port }] of builds.entries())
          loads[index]!.push(await loadOnce(browser, `http://localhost:${port}${path}`))
      console.log(`\n${page.padEnd(16)}${measures.map((one) => one.padStart(16)).join('')}`)
      const medians = loads.map((of) =>
        measures.map((one) =>
          percentile(
            of.map((load) => load[one]),
            0.5,
          ),
        ),
      )
      for (const [index, { name }] of builds.entries()) {
        const cells = medians[index]!.map((value, column) =>
          `${value.toFixed(0)} ms ${(value / medians[0]![column]!).toFixed(2)} x`.padStart(16),
        )
        console.log(name.padEnd(16) + cells.join(''))
      }
    }
  } finally {
    await browser.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    host.kill()
  }
}

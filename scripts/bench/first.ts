/**
 * `npm run bench -- first [COMMIT…]`: the first second on a cheap phone. The floor and the live
 * builds of `FASTEST`, of commits and of this tree are opened in turn on a processor four times
 * slowed, on a fast and a slow line; the table has medians, also as ratios to the floor.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { launchChromium } from '../browser.mjs'
import { root, toolEnv } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'
import { live } from '../steps.mjs'
import { median } from './figure.ts'
import { buildFloor, FLOOR, FIRST_PORT, slowDown, startHost, stop, throttle } from './page.ts'

/** Its first picture of a product was the earliest so far. */
const FASTEST = '84ad396'
const ROUNDS = 5
/** How long a page is watched, ms. */
const WATCHED_MS = 5000
const paths = { '/home': '/home', '/products/{id}': `/products/${namedProducts.mango.id}` }

const measures = ['largest paint', 'blocking', 'work', 'script', 'style'] as const
/** In ms. */
type Load = Record<(typeof measures)[number], number>

/** Builds a commit, with its own packages where they differ; returns the build's folder. */
async function buildOther(commit: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const other = mkdtempSync(join(tmpdir(), 'suki-'))
  git('worktree', 'add', '--quiet', '--detach', other, commit)
  try {
    const [lock, packages] = ['package-lock.json', 'node_modules']
    const run = (file: string, ...args: string[]) =>
      execFileSync(file, args, {
        cwd: other,
        env: toolEnv(live),
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    if (readFileSync(join(other, lock)).equals(readFileSync(join(root, lock))))
      symlinkSync(join(root, packages), join(other, packages))
    // Vite's build of the floor has set NODE_ENV, for which npm leaves out tools.
    else run('npm', 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--prefer-offline')
    const folder = `${FLOOR}-${commit}`
    run(
      join(other, packages, '.bin/vite'),
      'build',
      '--mode',
      'live',
      '--outDir',
      join(root, folder),
    )
    return folder
  } finally {
    git('worktree', 'remove', '--force', other)
  }
}

/** Watches a page in a browser that has nothing of it. */
async function loadOnce(browser: Browser, url: string, isSlow: boolean): Promise<Load> {
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
    await throttle(page)
    if (isSlow) await slowDown(page)
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

export async function firstLoads(commits: readonly string[]): Promise<void> {
  await buildFloor()
  const builds = [{ name: 'floor', folder: FLOOR }]
  for (const name of [FASTEST, ...commits]) builds.push({ name, folder: await buildOther(name) })
  builds.push({ name: 'this tree', folder: 'dist-live' })
  const originOf = (index: number) => `http://localhost:${FIRST_PORT + index}`
  const origins = builds.map((_build, index) => originOf(index)).join()
  const endHost = await startHost(origins)
  const servers = builds.map(({ folder }) => fileServer(folder))
  const browser = await launchChromium()
  try {
    for (const [index, server] of servers.entries())
      await listen(server, FIRST_PORT + index, { strict: true })
    const opened = Object.entries(paths).flatMap(([page, path]) => [
      { title: page, path, isSlow: false },
      { title: 'on a slow line', path, isSlow: true },
    ])
    for (const { title, path, isSlow } of opened) {
      const loads = builds.map((): Load[] => [])
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, of] of loads.entries())
          of.push(await loadOnce(browser, originOf(index) + path, isSlow))
      console.log(`\n${title.padEnd(16)}${measures.map((one) => one.padStart(16)).join('')}`)
      const medians = loads.map((of) => measures.map((one) => median(of.map((load) => load[one]))))
      for (const [index, { name }] of builds.entries()) {
        const cells = medians[index]!.map((value, column) =>
          `${value.toFixed(0)} ms ${(value / medians[0]![column]!).toFixed(2)} x`.padStart(16),
        )
        console.log(name.padEnd(16) + cells.join(''))
      }
    }
  } finally {
    await browser.close()
    servers.forEach(stop)
    endHost()
  }
}

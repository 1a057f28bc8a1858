import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addresses, ports } from '#scripts/addresses.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { live as liveSettings } from '#scripts/steps.mjs'
import { policyReports } from './policyReports.ts'
import { expect, isLive, test as base } from './test.ts'

interface PageFault {
  delay?: number
  status?: number
}

interface Release {
  origin: string
  publish(folder: string): void
  stop(): void
  remove(name: RegExp): void
  /** The page is answered after `delay`, ms; with an error if `status` is given. */
  failPage(fault: PageFault): void
}

interface Served {
  release: Release
  /** Serves the next release in place of the present one. */
  publishNext: () => Promise<void>
}

interface Built {
  next: string
}

async function buildNext(live: boolean): Promise<string> {
  const folder = resolve(`node_modules/.cache/suki/next-${live ? 'live' : 'demo'}`)
  const mode = [
    '--mode',
    live ? 'live' : 'simulator',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  await promisify(execFile)(
    resolve('node_modules/.bin/vite'),
    ['build', '--config', 'e2e/support/nextRelease.config.ts', ...mode],
    {
      env: { ...process.env, ...(live ? liveSettings : {}) },
    },
  )
  return folder
}

/** Serves a release of its own, which the next one replaces while tabs are open. */
export const test = base.extend<Served, Built>({
  next: [
    async ({ browserName: _browserName }, use, info) => use(await buildNext(isLive(info))),
    { scope: 'worker', timeout: 120_000 },
  ],
  release: async ({ browserName: _browserName }, use, info) => {
    const live = isLive(info)
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    const publish = (build: string) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
      cpSync(build, folder, { recursive: true })
    }
    const remove = (name: RegExp) =>
      readdirSync(join(folder, 'assets'))
        .filter((file) => name.test(file))
        .forEach((file) => rmSync(join(folder, 'assets', file)))
    publish(live ? 'dist-live' : 'dist-demo')
    const files = fileServer(folder, '/', { reports: policyReports, plain: true })
    let now: PageFault = {}
    const server = createServer(async (request, response) => {
      const { delay = 0, status } = request.headers['sec-fetch-mode'] === 'navigate' ? now : {}
      if (delay > 0) await wait(delay)
      if (status === undefined) files.emit('request', request, response)
      else response.writeHead(status).end()
    })
    const port = await listen(server, live ? ports.release : 0, { strict: true })
    const stop = () => {
      server.closeAllConnections()
      server.close()
    }
    await use({
      origin: live ? addresses.release : `http://localhost:${port}`,
      publish,
      stop,
      remove,
      failPage: (fault) => (now = fault),
    })
    stop()
    rmSync(folder, { recursive: true })
  },
  publishNext: async ({ next, release, context }, use) =>
    use(async () => {
      // What is loaded ahead would load a page again before the test's next press.
      for (const page of context.pages()) {
        let files = 0
        await expect(async () => {
          const before = files
          files = await page.evaluate(() => performance.getEntriesByType('resource').length)
          expect(files).toBe(before)
        }).toPass({ intervals: [1000] })
      }
      release.publish(next)
    }),
  baseURL: async ({ release }, use) => use(release.origin),
  isolated: true,
})

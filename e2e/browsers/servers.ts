import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { addresses, ports } from '#scripts/addresses.mjs'
import { findOthers } from '#scripts/otherBrowsers.mjs'
import { untilAnswers } from './ports.ts'
import type { WebKitPrograms } from './webkit.ts'

/** How long a display takes to open, ms. */
const DISPLAY_MS = 1000

declare module 'vitest' {
  interface ProvidedContext {
    /** The browsers that were found. */
    browsers: { firefox?: string; webkit?: WebKitPrograms }
  }
}

const started: ChildProcess[] = []

function start(command: string, args: string[], env: Record<string, string> = {}): void {
  started.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }))
}

/** Starts Xvfb, by itself or for the WebDriver; resolves with the display's name. */
async function openDisplay(xvfb: string): Promise<string> {
  // A number of its own for each block of ports.
  const display = `:${ports.demo % 10_000}`
  rmSync(`/tmp/.X${display.slice(1)}-lock`, { force: true })
  start(xvfb, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  await wait(DISPLAY_MS)
  return display
}

/** Serves both builds and the API host, and opens a display for WebKit, for all journeys. */
export async function setup(project: TestProject): Promise<void> {
  const { firefoxPath, webkitPath, webkitDriverPath, xvfbPath } = findOthers()
  const serve = (folder: string, port: number) =>
    start(process.execPath, [
      'scripts/serve.mjs',
      folder,
      '--strict',
      '--plain',
      '--port',
      String(port),
    ])
  serve('dist-demo', ports.demo)
  serve('dist-live', ports.live)
  start(process.execPath, [
    'mocks/hosts/node.ts',
    '--control',
    '--port',
    String(ports.host),
    '--origin',
    addresses.live,
  ])
  let webkit: WebKitPrograms | undefined
  if (webkitPath && webkitDriverPath && (process.env.DISPLAY || xvfbPath)) {
    const display = process.env.DISPLAY || (await openDisplay(xvfbPath ?? ''))
    webkit = { browser: webkitPath, driver: webkitDriverPath, display, port: ports.webkit }
  }
  await Promise.all([ports.demo, ports.live, ports.host].map(untilAnswers))
  project.provide('browsers', { firefox: firefoxPath, webkit })
}

export const teardown = (): void => started.forEach((child) => void child.kill())

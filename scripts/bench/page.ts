import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'

const FIRST_PORT = 4340

/** Whether a folder holds a build. */
export const isBuilt = (folder: string) => existsSync(join(root, folder, 'index.html'))

/** Serves a build and opens a page of a new browser for `work`; closes both afterwards. */
export async function withPage<T>(folder: string, work: (page: Page, origin: string) => Promise<T>): Promise<T> {
  const server = fileServer(folder)
  const origin = `http://localhost:${await listen(server, FIRST_PORT)}`
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  try {
    return await work(await browser.newPage({ viewport: { width: 1280, height: 800 } }), origin)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

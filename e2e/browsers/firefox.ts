import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { Driver, Tab } from './tab.ts'

const asTab = (page: Page): Tab => ({
  id: page,
  open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  run: <T>(body: string) => page.evaluate(`(() => { ${body} })()`) as Promise<T>,
  press: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  picture: () => page.screenshot(),
})

let running: Promise<Browser> | undefined

/**
 * Firefox over WebDriver BiDi. One program serves all sessions, each in a context (container) of
 * its own.
 */
export const firefox = (executablePath: string): Driver => ({
  name: 'Firefox',
  async start(size) {
    running ??= puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
    const context = await (await running).createBrowserContext()
    return {
      async newTab() {
        const page = await context.newPage()
        await page.setViewport(size)
        return asTab(page)
      },
      tabs: async () => (await context.pages()).map(asTab),
      end: () => context.close(),
    }
  },
})

import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Button, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { untilAnswers } from './ports.ts'
import type { Driver, Key, Session, Size, Tab } from './tab.ts'

/** A command that takes longer will never be answered, ms. */
const COMMAND_MS = 45_000
/** How long to wait for a browser to end by itself, ms. */
const QUIT_MS = 10_000

async function within<T>(command: Promise<T>, ms = COMMAND_MS): Promise<T> {
  const ends = new AbortController()
  const late = wait(ms, undefined, ends).then(() => {
    throw new Error(`WebKit has not answered for ${ms / 1000} s`)
  })
  try {
    return await Promise.race([command, late])
  } finally {
    late.catch(() => undefined)
    ends.abort()
  }
}

const keys: Record<Key, string> = { Enter: Keys.ENTER }

/**
 * WebDriver has one current window; each action of a tab makes its own window the current one
 * first.
 */
function tabOf(driver: WebDriver, handle: string): Tab {
  const inTab = <T>(work: () => Promise<T>) =>
    within(
      driver
        .switchTo()
        .window(handle)
        .then(() => work()),
    )
  return {
    id: handle,
    open: (address) => inTab(() => driver.get(address)),
    run: <T>(body: string) => inTab(() => driver.executeScript<T>(body)),
    press: (x, y) =>
      inTab(() => {
        const point = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
        return driver.actions().move(point).press(Button.LEFT).release(Button.LEFT).perform()
      }),
    type: (text) => inTab(() => driver.actions().sendKeys(text).perform()),
    key: (name) => inTab(() => driver.actions().sendKeys(keys[name]).perform()),
    picture: async () => Buffer.from(await inTab(() => driver.takeScreenshot()), 'base64'),
  }
}

async function sessionOf(
  driver: WebDriver,
  { width, height }: Size,
  stop: () => void,
): Promise<Session> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
  const [first] = await driver.getAllWindowHandles()
  let unused = first
  return {
    async newTab() {
      // A tab that is not in front draws nothing, and gets no pointer.
      if (unused === undefined) await within(driver.switchTo().newWindow('window'))
      const handle = unused ?? (await driver.getWindowHandle())
      unused = undefined
      return tabOf(driver, handle)
    },
    tabs: async () =>
      (await within(driver.getAllWindowHandles())).map((handle) => tabOf(driver, handle)),
    end: () => within(driver.quit(), QUIT_MS).finally(stop),
  }
}

/**
 * How WebKit is started: paths of WebKitGTK's MiniBrowser and of its WebDriver, the display to draw
 * on, and a free port.
 */
export interface WebKitPrograms {
  browser: string
  driver: string
  display: string
  port: number
}

/**
 * WebKitGTK's MiniBrowser by WebDriver. Each session has programs of its own, and stores nothing.
 */
export const webkit = ({ browser, driver: program, display, port }: WebKitPrograms): Driver => ({
  name: 'WebKit',
  async start(size) {
    const server = spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    })
    await untilAnswers(port)
    const options = { binary: browser, args: ['--automation'] }
    const building = new Builder()
      .usingServer(`http://localhost:${port}`)
      // It answers no script in a page that was opened with the strategy 'eager'.
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
    return sessionOf(await within(Promise.resolve(building)), size, () => server.kill())
  },
})

import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { setTimeout as wait } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import type { Found } from './inPage.ts'
import type { Tab } from './tab.ts'

/** How long to wait for what a step expects, ms. */
const WAIT_MS = 20_000
const POLL_MS = 80

let bundled: Promise<string> | undefined

async function bundleFinder(): Promise<string> {
  const bundle = await rolldown({
    input: new URL('inPage.ts', import.meta.url).pathname,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'finderOf', minify: true })
  return output[0].code
}

/** Runs an expression in the page, which has the finder by then. */
async function ask<T>(tab: Tab, expression: string): Promise<T> {
  const answer = await tab.run<{ is: T } | null>(
    `return globalThis.finder ? { is: ${expression} } : null`,
  )
  if (answer) return answer.is
  await tab.run(`${await (bundled ??= bundleFinder())}; return null`)
  return ask(tab, expression)
}

/**
 * A part of a page, found anew each time. Every step waits until it can be done, and fails with
 * what it saw last.
 */
export class Part {
  readonly #tab: Tab
  readonly #selector: string
  readonly #errors: string[]

  constructor(tab: Tab, selector: string, errors: string[]) {
    this.#tab = tab
    this.#selector = selector
    this.#errors = errors
  }

  #inside(selector: string): Part {
    return new Part(
      this.#tab,
      this.#selector ? `${this.#selector} >> ${selector}` : selector,
      this.#errors,
    )
  }

  /** A name as text is the whole name. */
  role(role: string, name?: string | RegExp): Part {
    return this.#inside(getByRoleSelector(role, name === undefined ? {} : { name, exact: true }))
  }

  text(text: string | RegExp): Part {
    return this.#inside(getByTextSelector(text, { exact: true }))
  }

  label(text: string | RegExp): Part {
    return this.#inside(getByLabelSelector(text, { exact: true }))
  }

  /** Those that contain a text. */
  with(text: string): Part {
    return this.#inside(`internal:has-text=${JSON.stringify(text)}i`)
  }

  async #look(): Promise<Found> {
    const found = await ask<Found>(this.#tab, `finder.look(${JSON.stringify(this.#selector)})`)
    this.#errors.push(...found.errors)
    return found
  }

  async #until(what: string, holds: (found: Found) => boolean): Promise<Found> {
    const end = performance.now() + WAIT_MS
    for (;;) {
      const found = await this.#look()
      if (holds(found)) return found
      if (performance.now() > end)
        throw new Error(`${this.#selector} is not ${what}: ${JSON.stringify(found)}`)
      await wait(POLL_MS)
    }
  }

  shown = async (): Promise<void> =>
    void (await this.#until('shown', ({ count, visible }) => count > 0 && visible))
  /** In the page, perhaps only for screen readers. */
  present = async (): Promise<void> => void (await this.#until('present', ({ count }) => count > 0))
  gone = async (): Promise<void> => void (await this.#until('gone', ({ count }) => count === 0))
  focused = async (): Promise<void> => void (await this.#until('focused', ({ focused }) => focused))
  times = async (times: number): Promise<void> =>
    void (await this.#until(`there ${times} times`, ({ count }) => count === times))
  containing = async (text: string): Promise<void> =>
    void (await this.#until(`containing ${text}`, (found) => found.text.includes(text)))

  /** Presses it once it is visible, enabled, under nothing else, and not moving. */
  async press(): Promise<void> {
    let last = { x: -1, y: -1 }
    const { x, y } = await this.#until('ready to be pressed', (found) => {
      const still = found.x === last.x && found.y === last.y
      last = found
      return found.count === 1 && found.visible && found.free && !found.moving && still
    })
    await this.#tab.press(x, y)
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.press()
    await this.focused()
    await ask(this.#tab, `finder.element(${JSON.stringify(this.#selector)}).select()`)
    await this.#tab.type(text)
    await this.#until(`filled with ${text}`, ({ value }) => value === text)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '#scripts/addresses.mjs'
import { applyHostScenario } from '../support/marketplace.ts'
import { Part } from './part.ts'
import type { Key, Session, Tab } from './tab.ts'

/** How often to look for a tab that the page opens or closes, and how often at most. */
const [POLL_MS, POLLS] = [100, 250]

/** The build under test: the demo with its own marketplace, or the live one on the API host. */
export type Build = 'demo' | 'live'

/** A tab with the app in it. */
export class AppPage {
  readonly #tab: Tab
  readonly #session: Session
  readonly #build: Build
  readonly #errors: string[]
  readonly #all: Part

  constructor(tab: Tab, session: Session, build: Build, errors: string[]) {
    this.#tab = tab
    this.#session = session
    this.#build = build
    this.#errors = errors
    this.#all = new Part(tab, '', errors)
  }

  role = (role: string, name?: string | RegExp): Part => this.#all.role(role, name)
  text = (text: string | RegExp): Part => this.#all.text(text)
  key = (name: Key): Promise<void> => this.#tab.key(name)

  /** The one toast. */
  toast = (title: string): Promise<void> => this.role('region', 'Messages').text(title).shown()

  /** Opens a path after applying a scenario; `sim` is the text after `?sim=` in the demo. */
  async visit(path: string, sim = ''): Promise<void> {
    const url = new URL(path, addresses[this.#build])
    if (sim !== '' && this.#build === 'live') {
      const token = await applyHostScenario(sim)
      await this.#tab.open(new URL('/contact', url).href)
      if (token) await this.#tab.run(`document.cookie = 'token=${token}; path=/; samesite=lax'`)
    } else if (sim !== '') url.search += `${url.search ? '&' : '?'}sim=${sim}`
    await this.#tab.open(url.href)
  }

  reload = async (): Promise<void> =>
    this.#tab.open(await this.#tab.run<string>('return location.href'))

  /** Waits for an address; `part` is a part of its path or query. */
  async at(part: string): Promise<void> {
    let address = ''
    for (let poll = 0; poll < POLLS; poll += 1) {
      address = await this.#tab.run<string>('return location.href')
      if (address.includes(part)) return
      await wait(POLL_MS)
    }
    throw new Error(`The page is at ${address}, not at ${part}`)
  }

  async #others(count: number): Promise<Tab[]> {
    for (let poll = 0; poll < POLLS; poll += 1) {
      const others = (await this.#session.tabs()).filter(({ id }) => id !== this.#tab.id)
      if (others.length === count) return others
      await wait(POLL_MS)
    }
    throw new Error(`There are not ${count} other windows`)
  }

  /** The one window that this page has opened. */
  async popup(): Promise<AppPage> {
    const [tab] = await this.#others(1)
    if (!tab) throw new Error('There is no other window')
    return new AppPage(tab, this.#session, this.#build, this.#errors)
  }

  /** Waits until no other window is open. */
  alone = async (): Promise<void> => void (await this.#others(0))

  async newTab(): Promise<AppPage> {
    return new AppPage(await this.#session.newTab(), this.#session, this.#build, this.#errors)
  }
}

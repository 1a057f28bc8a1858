import { rememberClock } from '../../transport/controlClock.ts'
import type { Simulation } from '../simulation.ts'
import { awaken } from './awaken.ts'
import type { News, Notice } from './desk.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { holdLock, takeOver } from './liveness.ts'
import { openStore } from './store.ts'

/** How often the world is looked at for things that have fallen due, real milliseconds. */
const TICK_MS = 500
/** How many notices the panel may show. */
const NOTICES = 50

/** The one marketplace behind all pages of the demo. */
export interface Core {
  readonly boot: string
  readonly lock: string
  readonly simulation: Simulation
  readonly keeper: Keeper
  readonly notices: Notice[]
  /** Tells every page. */
  tell(news: News): void
  /** Tells every page, and pages yet to come. */
  notify(kind: Notice['kind'], text: string): void
  /** Adds a page; answers a function that takes it away. */
  admit(send: (news: News) => void): () => void
}

let booted: Promise<Core> | undefined

async function openCore(base: string): Promise<Core> {
  const boot = crypto.randomUUID()
  const lock = `suki-core-${boot}`
  await holdLock(lock)
  const pages = new Set<(news: News) => void>()
  const notices: Notice[] = []
  let noticed = 0
  const tell = (news: News) => pages.forEach((send) => send(news))
  const notify: Core['notify'] = (kind, text) => {
    noticed += 1
    const notice = { id: `${boot}/${noticed}`, kind, text }
    notices.unshift(notice)
    notices.splice(NOTICES)
    tell({ kind: 'notice', notice })
  }
  const store = openStore(`suki ${new URL(base).pathname}`, (reason) =>
    notify('storage', `What you do will be lost when the last tab closes: the browser stores nothing (${reason}).`),
  )
  // Two versions of the demo, in two tabs, must not write one store.
  takeOver(`suki-world ${base}`, () => {
    store.stop()
    notify('superseded', 'The demo was opened anew elsewhere. What you do here will not be kept: reload this page.')
  })
  const simulation = await awaken(store, base, notify)
  simulation.onViolation(({ where, faults }) =>
    notify('violation', `${where}: ${faults.map(({ path, message }) => `${path} ${message}`).join('; ')}`),
  )
  const keeper = createKeeper(simulation, store, ({ events, touched }) => {
    if (events.length > 0) tell({ kind: 'events', events })
    if (touched.has('mails') || touched.has('users')) tell({ kind: 'changed' })
  })
  await keeper.settle()
  setInterval(() => void tick(simulation, keeper), TICK_MS)
  return {
    boot,
    lock,
    simulation,
    keeper,
    notices,
    tell,
    notify,
    admit(send) {
      pages.add(send)
      return () => pages.delete(send)
    },
  }
}

function tick(simulation: Simulation, keeper: Keeper): Promise<void> {
  const { market } = simulation
  market.runDue()
  // At another speed the distance to real time grows all the while.
  if (market.world.clock.speed !== 1) rememberClock(market.world)
  return keeper.settle()
}

/** The marketplace of this thread; the first page opens it, with `base`, the address under which the demo lives. */
export function bootCore(base: string): Promise<Core> {
  booted ??= openCore(base)
  return booted
}

import { createListeners } from '#mocks/world/bus.ts'
import { saveClock } from '#mocks/world/clockState.ts'
import type { Simulation } from '../simulation.ts'
import { holdLock, stealLock } from './locks.ts'
import { createPersistence, type Persistence } from './persistence.ts'
import { restoreSimulation } from './restore.ts'
import { openStore } from './store.ts'
import { createTrafficWatch, type TrafficWatch } from './trafficWatch.ts'
import type { Notice, WorkerEvent } from './workerApi.ts'

/** Real ms. */
const TICK_MS = 500
const NOTICES = 50

const shown = ['mails', 'users', 'products', 'orders', 'payments']

export interface Core {
  readonly lock: string
  readonly simulation: Simulation
  readonly persistence: Persistence
  readonly notices: Notice[]
  /** How often everything was dropped. */
  resets: number
  readonly traffic: TrafficWatch
  broadcast(event: WorkerEvent): void
  /** Tells pages that connect later, too. */
  notify(kind: Notice['kind'], text: string): void
  /** Returns a function that removes the page. */
  addPage(send: (event: WorkerEvent) => void): () => void
}

export type ConsoleCore = Pick<Core, 'simulation' | 'notices' | 'resets' | 'broadcast'> & {
  persistence: Pick<Persistence, 'flush'>
}

/** Carries out work after all that is due; its changes are stored when it resolves. */
export async function carryOut<Result>(
  { simulation, persistence }: ConsoleCore,
  work: (simulation: Simulation) => Result,
): Promise<Result> {
  await simulation.catchUp()
  const result = work(simulation)
  await persistence.flush()
  return result
}

let started: Promise<Core> | undefined

async function openCore(base: string): Promise<Core> {
  const instanceId = crypto.randomUUID()
  const lock = `suki-core-${instanceId}`
  await holdLock(lock)
  const pages = createListeners<[event: WorkerEvent]>()
  const notices: Notice[] = []
  let noticeCount = 0
  const broadcast = pages.notify
  const notify: Core['notify'] = (kind, text) => {
    noticeCount += 1
    const notice = { id: `${instanceId}/${noticeCount}`, kind, text }
    notices.unshift(notice)
    notices.splice(NOTICES)
    broadcast({ kind: 'notice', notice })
  }
  const store = openStore(`suki ${new URL(base).pathname}`, (reason) =>
    notify(
      'storage',
      `What you do will be lost when the last tab closes: the browser stores nothing (${reason}).`,
    ),
  )
  // Two versions of the demo must not write to one store.
  stealLock(`suki-world ${base}`, () => {
    store.stop()
    notify(
      'superseded',
      'The demo was restarted in another tab. What you do here will not be saved: reload this page.',
    )
  })
  const simulation = await restoreSimulation(store, base, notify)
  simulation.onViolation(({ source, errors }) =>
    notify(
      'violation',
      `${source}: ${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}`,
    ),
  )
  simulation.sockets.onSessionsEnded((userId) => broadcast({ kind: 'sessionsEnded', userId }))
  const persistence = createPersistence(simulation, store, ({ events, tables, faultsChanged }) => {
    if (events.length > 0) broadcast({ kind: 'events', events })
    if (faultsChanged || shown.some((table) => tables.has(table))) broadcast({ kind: 'changed' })
  })
  await persistence.flush()
  setInterval(() => void tick(simulation, persistence, broadcast), TICK_MS)
  return {
    lock,
    simulation,
    persistence,
    notices,
    traffic: createTrafficWatch(simulation, (isOn) => broadcast({ kind: 'watched', isOn })),
    resets: 0,
    broadcast,
    notify,
    addPage: pages.add,
  }
}

async function tick(
  simulation: Simulation,
  persistence: Persistence,
  broadcast: Core['broadcast'],
): Promise<void> {
  await simulation.catchUp()
  // At another speed the clock's offset changes all the time.
  if (simulation.world.clock.speed !== 1) {
    saveClock(simulation.world)
    broadcast({ kind: 'clock', now: simulation.world.clock.now() })
  }
  return persistence.flush()
}

/** The first page starts it for all of this thread. */
export function startCore(base: string): Promise<Core> {
  started ??= openCore(base)
  return started
}

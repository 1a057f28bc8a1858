import { steer } from '../../transport/control.ts'
import { settlePayment, viewPayment } from '../../transport/provider.ts'
import { personasOf, signInAs } from '../personas.ts'
import { bootCore, type Core } from './core.ts'
import type { Desk, News, PanelState, WireRequest, WireResponse } from './desk.ts'
import { type Port, serveLine } from './line.ts'
import { whenFree } from './liveness.ts'

/** How many mails of the simulated inbox are shown. */
const MAILS = 20
let pages = 0

/** The desk of one page: what it may ask of the core. */
function createDesk(send: (news: News) => void): Desk {
  pages += 1
  // Two pages number their sockets alike.
  const prefix = `page-${pages}/`
  let core: Core | undefined
  let leave = () => {}
  const present = (): Core => {
    if (!core) throw new Error('hello comes first')
    return core
  }
  const bye = () => {
    leave()
    core?.simulation.leftAll(prefix)
  }
  return {
    async hello(base, lock) {
      core = await bootCore(base)
      leave = core.admit(send)
      whenFree(lock, bye)
      return { boot: core.boot, lock: core.lock, sockets: core.simulation.conditions.sockets }
    },
    fetch: (request) => carry(present(), request),
    authenticate: (token) => present().simulation.market.authenticate(token)?._id ?? null,
    announce: (socketId, userId, event, payload) =>
      present().simulation.link.announce(prefix + socketId, userId, event, payload) as boolean,
    left: (socketId) => present().simulation.link.left(prefix + socketId),
    async steer(scenario) {
      const { simulation, keeper, tell } = present()
      const unknown = steer(simulation, scenario)
      await keeper.settle()
      tell({ kind: 'sockets', state: simulation.conditions.sockets })
      tell({ kind: 'changed' })
      return unknown
    },
    async signIn(name, expired) {
      const { simulation, keeper } = present()
      const token = signInAs(simulation.market, name, { expired })
      await keeper.settle()
      return token
    },
    async viewPayment(id) {
      const view = viewPayment(present().simulation.market, id)
      await present().keeper.settle()
      return view
    },
    async settlePayment(id, outcome) {
      const view = settlePayment(present().simulation.market, id, outcome)
      await present().keeper.settle()
      return view
    },
    panel: () => panelOf(present()),
    bye,
  }
}

/** Serves the page at the other end of a port. */
export function serve(port: Port): void {
  const desk: Desk = createDesk((news) => send(news))
  const send = serveLine<News>(port, desk)
}

function panelOf({ simulation, notices }: Core): PanelState {
  const { market, settings, conditions } = simulation
  const { tables, clock } = market.world
  const mails = [...tables.mails.all()].toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MAILS)
  return { mails, personas: personasOf(market), now: clock.now(), frozen: clock.frozen, settings, conditions, notices }
}

async function carry({ simulation, keeper }: Core, { method, url, headers, body }: WireRequest): Promise<WireResponse | null> {
  try {
    const response = await simulation.fetch(new Request(url, { method, headers, body }))
    return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
  } catch (error) {
    // A provoked network failure; anything else is a defect and must not pass for one.
    if (error instanceof TypeError) return null
    throw error
  } finally {
    await keeper.settle()
  }
}

import { noSuchBuyer, VISITOR } from '#fixtures/scenarios/buyers.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { DEFAULT_SHOPS } from '#fixtures/shops.ts'
import { created, ok, problem } from '#mocks/replies.ts'
import { grantConsent } from '#mocks/rules/tokens.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { describeState, networkFaultsOf } from '#mocks/scenario/describeState.ts'
import { clockOf } from '#mocks/world/clockState.ts'
import type { World } from '#mocks/world/world.ts'
import { buyers, signInAs } from '../../personas.ts'
import type { NodeSockets } from '../sockets.ts'
import type { HostWorld, Worlds } from '../worlds.ts'
import type {
  ControlId,
  ControlInput,
  ControlReply,
  ControlSchemas,
  RecordedCall,
} from './contract.ts'
import { downloadWorld, loadWorld } from './worldFile.ts'

export interface Steered {
  worlds: Worlds
  sockets: NodeSockets
  origins: readonly string[]
  /** '' for the default one. */
  name: string
}

const SECOND = 1000
const iso = (ms: number) => new Date(ms).toISOString()
const none = { status: 204, body: undefined } as const

/** Does all that is due by then, too. */
async function steer(
  { simulation }: HostWorld,
  sockets: () => void,
  scenario: Partial<Scenario>,
  token: string | null,
) {
  await simulation.catchUp()
  const refused = applyScenario(simulation, scenario, token)
  await simulation.catchUp()
  sockets()
  return refused
}

function steeredWorld({ worlds, sockets, name }: Steered) {
  const world = worlds.open(name)
  const apply = (scenario: Partial<Scenario>, token: string | null = null) =>
    steer(world, () => sockets.updateReachable(world), scenario, token)
  return { world, simulation: world.simulation, apply }
}

function presentClock(world: World): ControlSchemas['Clock'] {
  const { now, ...clock } = clockOf(world)
  return { now: iso(now), ...clock }
}

const directivesIn = (scenario: Partial<Scenario>): string[] =>
  (scenario.faults ?? []).map((fault) => writeScenario({ faults: [fault] }))

/** `*` stands for any text. */
function fits(path: string, pattern: string): boolean {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')
  return new RegExp(`^${escaped}$`, 's').test(path)
}

function isAskedFor(call: RecordedCall, query: ControlInput<'listCalls'>['query']): boolean {
  const { operation, method, path, status, contains, after } = query
  return (
    (operation === undefined || call.operation === operation) &&
    (method === undefined || call.method === method) &&
    (path === undefined || fits(call.path, path)) &&
    (status === undefined || call.status === status) &&
    (contains === undefined || (JSON.stringify(call.body) ?? '').includes(contains)) &&
    (after === undefined || call.id > after)
  )
}

/** Carries out openapi/control.yaml. */
export const answers: {
  [Id in ControlId]: (
    steered: Steered,
    input: ControlInput<Id>,
  ) => Promise<ControlReply<Id>> | ControlReply<Id>
} = {
  async applyDirectives(steered, { body, token }) {
    const { simulation, apply } = steeredWorld(steered)
    const scenario = parseScenario(body.directives)
    const refused = await apply(scenario, token)
    const name = scenario.as?.toLowerCase() === VISITOR ? undefined : scenario.as
    const signedIn =
      name === undefined
        ? null
        : signInAs(simulation, name, { expired: scenario.token === 'expired' })
    return ok({
      refused: name !== undefined && signedIn === null ? [...refused, noSuchBuyer(name)] : refused,
      token: signedIn,
    })
  },

  async getState(steered) {
    const { world, simulation } = steeredWorld(steered)
    await simulation.catchUp()
    const { settings, conditions } = simulation
    const { scenario, made } = describeState(simulation, null)
    return ok({
      world: world.name,
      clock: presentClock(simulation.world),
      settings: {
        seed: settings.seed,
        products: settings.products,
        shops: settings.shops ?? DEFAULT_SHOPS,
        born_at: iso(settings.bornAt),
      },
      conditions,
      faults: directivesIn(networkFaultsOf(simulation)),
      scenario: writeScenario(scenario),
      made,
      sockets: steered.sockets.count(world),
    })
  },

  getClock: (steered) => ok(presentClock(steeredWorld(steered).simulation.world)),

  async setClock(steered, { body }) {
    const { simulation, apply } = steeredWorld(steered)
    const { frozen, speed, advance_seconds: seconds } = body
    await apply({
      ...(frozen !== undefined && { freeze: frozen }),
      ...(speed !== undefined && { speed }),
      ...(seconds !== undefined && { advance: seconds * SECOND }),
    })
    return ok(presentClock(simulation.world))
  },

  async resetWorld(steered) {
    const { world, apply } = steeredWorld(steered)
    await apply({ reset: true })
    world.calls.clear()
    return none
  },

  async downloadWorld(steered) {
    return ok(await downloadWorld(steeredWorld(steered).simulation))
  },

  async loadWorld(steered, { body }) {
    const loaded = await loadWorld(steeredWorld(steered).simulation, JSON.stringify(body))
    return 'reasons' in loaded
      ? problem(422, 'world_refused', loaded.reasons.join('\n'))
      : ok({ now: iso(loaded.now), changes: loaded.changes })
  },

  listWorlds: ({ worlds, sockets }) =>
    ok({
      worlds: worlds.all().map((world) => ({
        name: world.name,
        now: iso(world.simulation.world.clock.now()),
        used_at: iso(world.usedAt),
        sockets: sockets.count(world),
      })),
      most: worlds.most,
    }),

  closeWorld: ({ worlds }, { path }) =>
    worlds.close(path.name) ? none : problem(404, 'not_found', 'There is no such world'),

  async listMails(steered, { query }) {
    const { simulation } = steeredWorld(steered)
    await simulation.catchUp()
    const mails = [...simulation.world.tables.mails.all()]
      .filter(({ to }) => query.to === undefined || to.toLowerCase() === query.to.toLowerCase())
      .toSorted((a, b) => (a.created_at + a._id < b.created_at + b._id ? -1 : 1))
    return ok({
      mails: mails.map(({ to, subject, body, created_at }) => ({
        to,
        subject,
        body,
        code: /\b\d{6}\b/.exec(subject)?.[0] ?? null,
        sent_at: created_at,
      })),
    })
  },

  signIn(steered, { body }) {
    const { simulation } = steeredWorld(steered)
    const name = body.buyer.toLowerCase()
    const token = signInAs(simulation, name, { expired: body.expired ?? false })
    const buyer = buyers.get(name)
    if (!buyer)
      return problem(
        422,
        'no_such_buyer',
        `There is no '${body.buyer}', only ${[...buyers.keys()].join(', ')}`,
      )
    if (token === null) return problem(422, 'no_such_buyer', noSuchBuyer(name).reason)
    return created({ token, buyer_id: buyer.id, email: buyer.email })
  },

  consentByGoogle: (steered, { body }) =>
    created({ access_token: grantConsent(steeredWorld(steered).simulation.world, body) }),

  listCalls(steered, { query }) {
    const calls = steeredWorld(steered)
      .world.calls.all()
      .filter((call) => isAskedFor(call, query))
    return ok({ count: calls.length, calls })
  },

  clearCalls(steered) {
    steeredWorld(steered).world.calls.clear()
    return none
  },
}

import { describe, expect, test } from 'vitest'
import { describeConditions } from '#fixtures/scenarios/conditions.ts'
import { callGroups, EVERY_CALL, faultOf, kindsFor } from '#mocks/demo/console/faults/describe.ts'
import { describeCount, describeFault } from '#mocks/demo/console/faults/describe.ts'
import { presetInForce, presets } from '#mocks/demo/console/faults/presets.ts'
import { steered as openSteered } from '../support/steered.ts'

const names = callGroups.flatMap(({ calls }) => calls.map(({ name }) => name))

/** A marketplace and what the console's state has of it. */
function steered(sim = '') {
  const { market, steer } = openSteered(sim)
  return {
    market,
    steer: (text: string) => expect(steer(text), text).toEqual([]),
    state: () => ({ conditions: market.conditions, armed: market.faults.state.armed }),
  }
}

test('every call of the contract, of the services and every event that is sent can be chosen, each once', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      'createTransactions',
      'listRegions',
      'getDrivingDirections',
      'onChatMessage',
    ]),
  )
  expect(names).not.toContain('announceOnline')
})

test('each kind of fault that the form offers can be armed in each call and event, and is described in words', () => {
  const { steer, state } = steered()
  for (const name of [EVERY_CALL, ...names])
    for (const kind of kindsFor(name)) steer(faultOf(kind, name))
  const { armed } = state()
  expect(armed.length).toBeGreaterThan(names.length * 5)
  for (const one of armed)
    expect(describeFault(one), JSON.stringify(one.rule)).toMatch(
      /^[A-Z].*: (is|succeeds|arrives|fails|gets|does)[ ,]/,
    )
})

describe('presets', () => {
  const all = Object.values(presets).flat()
  const isLasting = (preset: (typeof all)[number]) =>
    presetInForce(preset, steered().state()).on !== undefined

  test.each(all.filter(isLasting))(
    '$label is on after its directives, and off once they are undone',
    (preset) => {
      const { steer, market, state } = steered('fail:getCart:503')
      expect(presetInForce(preset, state()).on).toBe(false)
      steer(preset.scenario)
      const { on, armed, usual } = presetInForce(preset, state())
      expect(on).toBe(true)
      for (const id of armed) market.faults.disarm(id)
      steer(usual)
      expect(presetInForce(preset, state()).on).toBe(false)
      expect(state()).toMatchObject({
        conditions: steered().state().conditions,
        armed: [{ rule: { operation: 'getCart' } }],
      })
    },
  )

  test('what happens at once is carried out, and is never on', () => {
    const atOnce = all.filter((preset) => !isLasting(preset))
    expect(atOnce.map(({ label }) => label)).toEqual([
      'The mangoes sell out',
      'The mangoes cost more',
      'The connection is ended',
      'A flood of 200 events',
      'Nonsense arrives',
    ])
    for (const { scenario } of atOnce) steered(`as:liza,${scenario}`)
  })

  test.each(presets['The next checkout']!)(
    '$label concerns the checkout alone, once',
    ({ scenario }) => {
      const { state } = steered(scenario)
      expect(state().armed).toMatchObject([{ rule: { operation: 'createTransactions', times: 1 } }])
    },
  )

  test('a preset of which a part was turned off is not on', () => {
    const flaky = all.find(({ label }) => label === 'One call in ten gets lost')!
    const { market, state } = steered(flaky.scenario)
    market.faults.disarm(state().armed[0]!.id)
    expect(presetInForce(flaky, state())).toMatchObject({
      on: false,
      armed: state().armed.map(({ id }) => id),
    })
  })
})

test('what goes wrong with an event is said of an event, not of a call', () => {
  const faults = [
    'omit:onNotification:title',
    'put:onNotification:title=Hello',
    'drift:onNotification:/title:missing',
    'slow:onNotification:2000',
  ]
  const texts = steered(faults.join(','))
    .state()
    .armed.map((one) => describeFault(one).replace(/^.*?: /, ''))
  expect(texts).toEqual([
    'is sent without title',
    "is sent with 'Hello' as its title",
    'is sent, but breaks the contract at /title (missing)',
    'is sent 2 s late',
  ])
})

test('counts and conditions in words', () => {
  const { state } = steered(
    'latency:2000,socket:down,nokey,echo:twice,fail:createTransactions:503,drop:onTyping:2:after:3,slow:*:400:chance:10',
  )
  expect(describeConditions(state().conditions).map(({ says }) => says)).toEqual([
    'Every response is 2 s late',
    'The sockets are cut: there are no live updates',
    'A call that is repeated is carried out again',
    'Own chat messages come back twice',
  ])
  expect(
    state().armed.map(
      (one) => `${describeFault(one)} | ${describeCount({ ...one, hits: one.id - 1 })}`,
    ),
  ).toEqual([
    'Place orders: fails with 503 | the next time; has not happened yet',
    'A shop starts or stops typing: is never sent | the next 2 times after 3 more; has happened once',
    'Every call: arrives 400 ms late | every time, each by a chance of 10 %; has happened 2 times',
  ])
})

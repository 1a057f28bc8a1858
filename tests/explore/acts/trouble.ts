import { operations } from '#openapi/generated/operations.ts'
import { by } from '../../../e2e/support/by.ts'
import { type Act, type Acts, nth, only, possible } from '../act.ts'
import type { Model } from '../model.ts'
import type { Walk } from '../walk.ts'

interface Fault {
  directive: (call: string) => string
  expected: RegExp
}
/** What the specification has only logged (SCHED-71, CHECKOUT-20, CHECKOUT-24). */
const logged =
  /^(Scheduled list not updated|The price summary could not|Ordered lines are still|A product could not be put back)/

const lost = /Failed to fetch|ERR_EMPTY_RESPONSE|ERR_FAILED/

const faults = {
  'The network is gone': { directive: (call) => `drop:${call}`, expected: lost },
  // The browser may send the call again.
  'An answer is lost': {
    directive: (call) => `lose:${call}`,
    expected: new RegExp(
      `${lost.source}|^(DELETE .*|POST .*/carts/remove/multiple) was answered by 404|/transactions/(cancel|complete|refund)/.* was answered by 409`,
    ),
  },
  'An answer is late': { directive: (call) => `late:${call}:600`, expected: lost },
  'The marketplace is busy': {
    directive: (call) => `busy:${call}:2`,
    expected: /was answered by 429/,
  },
  'The marketplace fails': {
    directive: (call) => `fail:${call}:503`,
    expected: /was answered by 503/,
  },
} as const satisfies Record<string, Fault>
type FaultName = keyof typeof faults

async function begin(walk: Walk, name: FaultName, calls: readonly string[]): Promise<void> {
  const { directive, expected } = faults[name]
  walk.expects(expected, logged)
  await walk.market.steer(calls.map(directive).join())
}

const calls = (isRead: boolean) =>
  Object.entries(operations)
    .filter(([, { method }]) => (method === 'get') === isRead)
    .map(([name]) => name)
const [reads, writes] = [calls(true), calls(false)]

/** Chosen by how far the walk is. */
function choose(acts: Acts, { path }: Walk, model: Model, n: number): [string, Act] {
  const name = nth(possible(acts, model, n), path.length)
  return [name, acts[name] as Act]
}

export async function closeDialogs(walk: Walk): Promise<void> {
  for (let left = 3; left > 0 && (await walk.read()).dialogs.length > 0; left -= 1) {
    await walk.page.keyboard.press('Escape')
    await walk.settle()
    const discard = by.button(walk.page, 'Discard')
    if (await discard.isVisible()) await walk.press(discard)
  }
}

function troubleOf(acts: Acts, fault: FaultName): Act {
  // The browser sends a call again by itself. An addition has no key, and not every host knows keys.
  const isTwice = fault === 'An answer is lost'
  const braveIn = ({ market }: Model) =>
    only(acts, ({ kind, once }) =>
      isTwice
        ? kind === 'change' && !(once && market.onlySpecification)
        : kind === 'change' || kind === 'addition',
    )
  return {
    may: (model, n) => possible(braveIn(model), model, n).length > 0,
    async run(walk, model, n) {
      const [name, { run }] = choose(braveIn(model), walk, model, n)
      const before = model.memory()
      const { formKey, form } = model
      walk.meanwhile = `${fault}. `
      const late = fault === 'An answer is late' ? 2000 + n * 18_000 : 0
      if (late > 0) await walk.steerDevice({ answerAfter: late })
      else await begin(walk, fault, writes)
      await run(walk, model, n)
      for (let waited = 0; waited < late; waited += 6000) await walk.sleep(6000)
      await walk.steerDevice({ answerAfter: 0 })
      await closeDialogs(walk)
      if (form?.title)
        for (const { typed } of [...before.tabs, ...model.tabs]) typed.delete(formKey)
      await walk.passTime()
      await walk.market.clearFaults()
      const retry = by.button(walk.page, /^Retry sending/)
      if (await retry.isVisible()) await walk.press(retry)
      walk.meanwhile = ''
      // Both failures are only logged (SCHED-71, CHECKOUT-24).
      const isSilent = name === 'payCash' || (name === 'saveForm' && form?.kind === 'renameList')
      const isUndone = model.reconcile(before, walk.said.size === 0)
      // A failed removal takes the offer to undo the one before.
      if (isUndone && name === 'remove') model.tab.removed = []
      if (isUndone && walk.said.size === 0 && !isSilent)
        walk.errors.push(`${fault}: '${walk.path.at(-1)}' was not done, and nothing was said`)
    },
  }
}

/** It changes nothing of what the act does. */
const around = (
  acts: Acts,
  meanwhile: string,
  how: (
    run: () => Promise<void>,
    walk: Walk,
    model: Model,
    n: number,
    name: string,
  ) => Promise<void>,
): Act => ({
  may: (model, n) => possible(acts, model, n).length > 0,
  async run(walk, model, n) {
    const [name, act] = choose(acts, walk, model, n)
    walk.meanwhile = meanwhile
    await how(() => act.run(walk, model, n), walk, model, n, name)
    walk.meanwhile = ''
  },
})

/** They need not notice. */
const patient = (acts: Acts): Act =>
  around(acts, 'While calls fail for a moment: ', async (run, walk, _model, n) => {
    const { 'An answer is lost': _lost, ...others } = faults
    await begin(walk, nth(Object.keys(others) as FaultName[], n), reads)
    await run()
    await walk.passTime()
    await walk.market.clearFaults()
  })

const unanswered = (acts: Acts): Act =>
  around(acts, 'Before it is answered: ', (run, walk, model, n, name) =>
    walk.whileUnanswered(run, async () => {
      model.screen = await walk.read()
      // The same press is ignored until then.
      const { [name]: _same, ...others } = acts
      if (possible(others, model, n).length > 0)
        await choose(others, walk, model, n)[1].run(walk, model, n)
    }),
  )

const twice = (acts: Acts): Act =>
  around(acts, 'With double presses: ', async (run, walk) => {
    walk.pressesTwice = true
    await run()
    walk.pressesTwice = false
  })

export const troublesOf = (acts: Acts): Acts => ({
  networkGone: troubleOf(acts, 'The network is gone'),
  answerLost: troubleOf(acts, 'An answer is lost'),
  answerLate: troubleOf(acts, 'An answer is late'),
  unanswered: unanswered(only(acts, ({ instant }) => instant === true)),
  busy: troubleOf(acts, 'The marketplace is busy'),
  fails: troubleOf(acts, 'The marketplace fails'),
  readsFail: patient(only(acts, ({ kind }) => kind === 'look')),
  twice: twice(only(acts, ({ once }) => once === true)),
})

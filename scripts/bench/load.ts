import { shopId } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { audit } from './audit.ts'
import { runCrowd } from './crowd.ts'
import { type Measured, percentile } from './figure.ts'
import { queries } from './queries.ts'

const [BUYERS, SECONDS, PRODUCTS] = [200, 60, 2000]
/**
 * How fast the world's time passes while they order: an hour, in which shops answer and payments
 * expire.
 */
const SPEED = 60
const [WARM_UP_ROUNDS, ROUNDS] = [6, 6]

/** Milliseconds of list calls over HTTP, one after another. */
async function listTimes({ url }: RunningHost): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const query of queries(shopId('nena'))) {
      const start = performance.now()
      const answer = await fetch(`${url}/api/products?${new URLSearchParams(query)}`)
      await answer.json()
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start)
    }
  return times
}

/**
 * The median list call after 200 buyers have ordered for a minute against the one before, over
 * HTTP; throws when an account is not exact.
 */
export async function listCallAfterLoad(): Promise<Measured> {
  const defects: string[] = []
  const args = readArgs([
    '--port',
    '0',
    '--products',
    String(PRODUCTS),
    '--now',
    '2026-07-20T02:00:00Z',
  ])
  const host = await startHost(args, (entry) => {
    if ('violation' in entry || 'error' in entry) defects.push(JSON.stringify(entry).slice(0, 300))
  })
  try {
    const { clock } = host.simulation.world
    const before = await listTimes(host)
    clock.setSpeed(SPEED)
    const end = performance.now() + SECONDS * 1000
    const crowd = await runCrowd(host, BUYERS, () => performance.now() < end)
    clock.setSpeed(1)
    const after = await listTimes(host)
    clock.freeze(true)
    const faults = [...(await audit(crowd)), ...defects]
    if (faults.length > 0)
      throw new Error(`${faults.length} faults: ${faults.slice(0, 3).join('; ')}`)
    const calls = [...crowd.answers.values()].reduce((sum, times) => sum + times, 0)
    const paid = crowd.placed.filter(({ settled }) => settled === 'PAID').length
    const p50 = (times: number[]) => percentile(times, 0.5)
    return {
      value: p50(after) / p50(before),
      note: `p50 ${p50(before).toFixed(2)} and ${p50(after).toFixed(2)} ms; ${calls} calls, ${crowd.placed.length} checkouts, ${paid} paid; stock, money and payments exact`,
    }
  } finally {
    await host.stop()
  }
}

import { expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { runCrowd } from '../support/crowd.ts'
import { audit } from '../support/crowdAudit.ts'

const BUYERS = 40
/** Checkouts of each. */
const ROUNDS = 8

test(
  'many buyers who order the same products at once leave stock, money and payments exact',
  { timeout: 60_000 },
  async () => {
    const wrong: unknown[] = []
    const args = readArgs(['--port', '0', '--products', '200', '--now', '2026-07-20T02:00:00Z'])
    const host = await startHost(args, (entry) => {
      if ('violation' in entry || 'error' in entry) wrong.push(entry)
    })
    const { clock } = host.simulation.world
    // Shops answer and unpaid payments expire meanwhile.
    clock.setSpeed(60)
    const crowd = await runCrowd(host, BUYERS, (round) => round < ROUNDS)
    clock.freeze(true)
    expect(await audit(crowd)).toEqual([])
    expect(wrong).toEqual([])
    const statuses = new Set(crowd.placed.map(({ settled }) => settled))
    expect([...statuses]).toEqual(expect.arrayContaining(['PAID', 'FAILED', undefined]))
    const outcomes = [...crowd.answers.keys()]
    expect(outcomes).toEqual(
      expect.arrayContaining([
        'POST /transactions 201',
        'POST /transactions 409',
        'POST /transactions/cancel/{id} 200',
      ]),
    )
    expect(outcomes.filter((note) => note.endsWith(' 500'))).toEqual([])
    await host.stop()
  },
)

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { faultsOf } from '#observe/drift/groups.ts'
import { readOptions, type RemoteOptions } from './remote/options.ts'
import { type Result, runConformance } from './remote/run.ts'

/** Shops are open, and answer after some seconds. */
const NOON = '2026-07-20T02:00:00Z'
const FAST = 500
const SITE = 'https://www.suki.example'

describe('conformance of another host', { timeout: 120_000 }, () => {
  let host: Awaited<ReturnType<typeof startHost>>
  const steer = (sim: string) => applyDirectives(host.url, sim)
  const options = (changes: Partial<RemoteOptions> = {}): RemoteOptions => ({
    ...readOptions(['--rate', String(FAST)], { API_URL: `${host.url}/api` }),
    ...changes,
  })
  const writing = () => options({ write: true, inbox: `${host.url}/__sim/inbox` })
  const failures = ({ outcomes }: Result) => outcomes.filter(({ result }) => result === 'failed')

  beforeAll(async () => {
    host = await startHost(
      readArgs(['--port', '0', '--now', NOON, '--control', '--origin', SITE]),
      () => {},
    )
    await steer('speed:60')
  })
  afterAll(() => host.stop())

  test('finds nothing on a host that keeps to the contract, whatever it may write', async () => {
    const result = await runConformance({ ...writing(), origin: SITE })
    expect(failures(result)).toEqual([])
    expect(faultsOf(result.report)).toEqual([])
    expect(result.report.groups).toEqual([])
    expect(result.conforming).toBe(true)
    expect(result.outcomes.filter(({ result: one }) => one === 'passed').length).toBeGreaterThan(
      350,
    )
  })

  test('only reads without --write, and says what it did not try', async () => {
    const { jobs: _jobs, notifications: _notifications, ...tables } = host.simulation.world.tables
    // Those two change as time passes.
    const rows = () =>
      Object.fromEntries(
        Object.entries(tables).map(([name, table]) => [name, [...table.all()].length]),
      )
    const before = rows()
    const env = {
      ...process.env,
      API_URL: `${host.url}/api`,
      API_EMAIL: 'liza@suki.example',
      API_PASSWORD: 'kalamansi-2000',
    }
    // Rejects when the exit code is not 0.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tests/conformance/cli.ts', '--rate', String(FAST)],
      { env },
    )
    expect(stdout).toMatch(/\d+ need --write, since it changes something/)
    expect(stdout).toMatch(/getCart +\d/)
    expect(stdout).toMatch(/, 0 failed, \d+ not tried; 0 differences from the contract/)
    expect(rows()).toEqual(before)
  })
})

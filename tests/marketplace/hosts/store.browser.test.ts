import { deleteDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { openStore } from '#mocks/hosts/browser/store.ts'

const NAME = 'suki faults'
const stamp = { seed: 1, products: 60, bornAt: 0, rows: 'now' }
const faults = { scenario: parseScenario('fail:getCart:503:always'), hits: [2], drawn: 5 }
const errors: string[] = []
const open = () => openStore(NAME, (reason) => errors.push(reason))

// Connections that are still open delay it.
afterEach(() => void deleteDB(NAME))

test('faults are stored beside the world until they are turned off or the world is replaced', async () => {
  const store = open()
  await store.reset(stamp)
  await store.write([], faults)
  expect(await open().load(), 'faults without an end stay').toEqual({ stamp, entries: [], faults })
  const entry = { table: 'meta' as const, id: 'sequence', row: { _id: 'sequence', value: 7 } }
  await store.write([entry])
  expect(await open().load(), 'other changes leave it').toEqual({ stamp, entries: [entry], faults })
  await store.write([], null)
  expect((await open().load())?.faults).toBeUndefined()
  await store.write([], faults)
  await store.reset({ ...stamp, rows: 'later' })
  expect(await open().load()).toEqual({
    stamp: { ...stamp, rows: 'later' },
    entries: [],
    faults: undefined,
  })
  expect(errors).toEqual([])
})

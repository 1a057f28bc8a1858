import { expect, test } from 'vitest'
import { worldHash } from '#mocks/world/hash.ts'
import { marketAfter } from './marketAfter.ts'
import expected from './worldHash.txt?raw'

test('Chromium and Node generate the same world', async () => {
  expect(await worldHash(marketAfter().world)).toBe(expected)
})

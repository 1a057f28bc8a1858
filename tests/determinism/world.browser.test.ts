import { expect, test } from 'vitest'
import { worldHash } from '#mocks/world/hash.ts'
import { EXPECTED } from './expected.ts'
import { worldAfter } from './script.ts'

test('Chromium and Node generate the same world', async () => {
  expect(await worldHash(worldAfter())).toBe(EXPECTED)
})

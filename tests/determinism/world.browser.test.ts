import { expect, test } from 'vitest'
import { worldHash } from '../../mocks/world/hash.ts'
import { EXPECTED } from './expected.ts'
import { worldAfter } from './script.ts'

test('Chromium comes to the same world as Node', async () => {
  expect(await worldHash(worldAfter())).toBe(EXPECTED)
})

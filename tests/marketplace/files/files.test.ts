import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '#mocks/rules/files.ts'

test('bytes of any length are encoded as text and decoded unchanged, FILE-03', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      expect(fromBase64(toBase64(content))).toEqual(content)
    }),
  )
  const large = Uint8Array.from({ length: 100_003 }, (_, i) => i % 251)
  expect(fromBase64(toBase64(large))).toEqual(large)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_LIMIT, fromBase64, sniffType, toBase64 } from '../../mocks/rules/files.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (char) => char.charCodeAt(0)))))

test.each([
  ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['image/gif', bytes('GIF89a')],
  ['video/webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
  ['video/mp4', bytes(0, 0, 0, 0x18, 'ftypisom')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  [null, bytes('<!doctype html><script>')],
  [null, bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  [null, bytes('MZ')],
  [null, bytes()],
])('FILE-01, REVIEW-05: the type of a file is detected from its first bytes: %s', (type, content) => expect(sniffType(content)).toBe(type))

test('FILE-01: the detection never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (content) => {
      expect(sniffType(content)).toSatisfy((type) => type === null || typeof type === 'string')
    }),
  )
})

test('FILE-03: bytes of any length are encoded as text and decoded unchanged', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      expect(fromBase64(toBase64(content))).toEqual(content)
    }),
  )
  const large = Uint8Array.from({ length: 100_003 }, (_, i) => i % 251)
  expect(fromBase64(toBase64(large))).toEqual(large)
  expect(FILE_LIMIT).toBe(10_000_000)
})

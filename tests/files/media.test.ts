import { expect, test } from 'vitest'
import { FILE_LIMIT, sniffType } from '../../mocks/rules/files.ts'
import { acceptMedia, MEDIA_TYPES, sentOf } from '../../src/lib/mediaFiles.ts'
import { MAX_FILE_BYTES, sniffFile } from '../../src/lib/uploadFile.ts'

const heads: Record<string, number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  'video/webm': [0x1a, 0x45, 0xdf, 0xa3],
  'video/mp4': [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70],
}
const file = (name: string, bytes: number[], type = 'image/png') => new File([Uint8Array.from(bytes)], name, { type })

test.each(Object.entries(heads))('FILE-01: the app and the simulated server detect a %s by its first bytes', async (type, bytes) => {
  expect(await sniffFile(file('a', bytes))).toBe(type)
  expect(sniffType(Uint8Array.from(bytes))).toBe(type)
  expect(MEDIA_TYPES).toContain(type)
})

test.each([
  ['a text that begins like a PNG', [0x89, 0x20, 0x20, 0x20]],
  ['a sound in the container of WebP', [...(heads['image/webp'] ?? []).slice(0, 8), 0x57, 0x41, 0x56, 0x45]],
  ['WebP without its container', [0, 0, 0, 0, ...(heads['image/webp'] ?? []).slice(4)]],
])('FILE-01: neither the app nor the simulated server accepts %s', async (_what, bytes) => {
  expect(await sniffFile(file('a', bytes))).toBeNull()
  expect(sniffType(Uint8Array.from(bytes))).toBeNull()
})

test('FILE-01: the app and the server have the same size limit', () => expect(MAX_FILE_BYTES).toBe(FILE_LIMIT))

test('REVIEW-05: files that are fake, empty or too large are refused', async () => {
  const png = heads['image/png'] ?? []
  const huge = new File([Uint8Array.from(png), new Uint8Array(MAX_FILE_BYTES)], 'huge.png', { type: 'image/png' })
  const { accepted, problems } = await acceptMedia(
    [],
    [file('a.png', png), file('fake.png', [60, 115]), file('none.png', []), huge, file('a.exe', png, 'text/plain')],
    4,
  )
  expect(accepted.map(({ name }) => name)).toEqual(['a.png'])
  expect(problems).toEqual([
    'fake.png is neither a picture nor a clip that can be shown.',
    'none.png is empty.',
    'huge.png is larger than 10 MB.',
    'a.exe is neither a picture nor a clip that can be shown.',
  ])
})

test('FILE-02: files are uploaded one after another', () => {
  const files = [file('a', Array<number>(10).fill(1)), file('b', Array<number>(30).fill(1))]
  expect([0, 0.25, 0.5, 1].map((fraction) => [sentOf(files, 0, fraction), sentOf(files, 1, fraction)])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1 / 3],
    [1, 1],
  ])
})

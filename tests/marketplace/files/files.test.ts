import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from '#mocks/rules/files.ts'
import { partOf } from '#mocks/transport/http/ranges.ts'
import { HEAD_BYTES, MEDIA_TYPES, mediaTypeOf, typeOfBytes } from '#openapi/fileTypes.ts'
import openapi from '#openapi/generated/openapi.json' with { type: 'json' }
import { bytes, ftyp } from '../support/heads.ts'
import { as, call } from '../support/market.ts'
import { messageOf } from '../support/message.ts'
import { steered } from '../support/steered.ts'

function form(name: string, content: Uint8Array<ArrayBuffer>, type: string): FormData {
  const body = new FormData()
  body.append('file', new File([content], name, { type }))
  body.append('folder_name', 'users')
  return body
}

test.each([
  ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xdb)],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['image/gif', bytes('GIF89a')],
  ['video/webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
  ['video/webm', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 'webm')],
  ['video/mp4', ftyp('isom', 'iso2', 'avc1', 'mp41')],
  ['video/mp4', ftyp('mp42', 'isom')],
  ['video/mp4', ftyp('dash', 'iso6')],
  // A main brand that nobody knows.
  ['video/mp4', ftyp('sony', 'mp42')],
  ['image/heic', ftyp('heic', 'mif1', 'heic')],
  ['image/heic', ftyp('heix', 'mif1')],
  ['image/heic', ftyp('mif1', 'heic', 'miaf')],
  ['image/heic', ftyp('msf1', 'hevc')],
  ['image/heic', ftyp('MiHE', 'mif1', 'mp41')],
  ['image/avif', ftyp('avif', 'mif1', 'miaf')],
  ['image/avif', ftyp('avis', 'msf1')],
  ['image/avif', ftyp('mif1', 'avif')],
  ['video/quicktime', ftyp('qt  ')],
  ['video/quicktime', ftyp('qt  ', 'mp42')],
  ['video/3gpp', ftyp('3gp4', 'isom')],
  ['video/x-matroska', bytes(0x1a, 0x45, 0xdf, 0xa3, 0xa3, 0x42, 0x82, 0x88, 'matroska')],
  [null, ftyp('M4A ', 'mp42', 'isom')],
  [null, ftyp('crx ', 'cr3x')],
  [null, bytes(0, 0, 0, 0x18, 'ftyp')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  [null, bytes('<!doctype html><script>')],
  [null, bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  [null, bytes('WEBP', 1, 2, 3, 4, 'WEBP')],
  [null, bytes(0x89, '   ')],
  [null, bytes('BM', 0, 0, 0, 0)],
  [null, bytes('II*', 0)],
  [null, bytes(0, 0, 0, 0x0c, 'JXL \r\n')],
  [null, bytes('%PDF-1.7')],
  [null, bytes('MZ')],
  [null, bytes()],
])('the type of a file is known by its first bytes: %s, FILE-01 REVIEW-05', (type, content) => {
  expect(typeOfBytes(content)).toBe(type)
  expect(mediaTypeOf(content)).toBe(MEDIA_TYPES.find((known) => known === type) ?? null)
})

test('any bytes have a type or none, and those after the first make no difference, FILE-01', () => {
  const start = fc.constantFrom(
    bytes(),
    bytes(0, 0, 0, 0x18, 'ftyp'),
    bytes(0x1a, 0x45, 0xdf, 0xa3),
    bytes('RIFF'),
  )
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 80 }), (head, tail) => {
      const content = Uint8Array.from([...head, ...tail])
      expect(typeOfBytes(content)).toBe(typeOfBytes(content.slice(0, HEAD_BYTES)))
    }),
  )
})

test('the contract serves the types that are stored', () => {
  expect(Object.keys(openapi.paths['/files/{id}'].get.responses[200].content).sort()).toEqual(
    [...MEDIA_TYPES].sort(),
  )
})

test('the marketplace judges an upload by its bytes: a HEIC or AVIF picture named .jpg is refused, a JPEG with any name is stored as one, FILE-01', async () => {
  const { ask, tables } = steered()
  const upload = async (name: string, content: Uint8Array<ArrayBuffer>, type: string) => {
    const { status, body } = await ask('POST', '/files', form(name, content, type))
    return body.fileId ? tables.files.get(body.fileId)?.type : [status, body.code]
  }
  for (const [name, content, type] of [
    ['IMG_1.jpg', ftyp('heic', 'mif1'), 'image/jpeg'],
    ['a.jpg', ftyp('avif', 'mif1'), 'image/jpeg'],
    ['a.mp4', ftyp('M4A ', 'mp42'), 'video/mp4'],
  ] as const)
    expect(await upload(name, content, type)).toEqual([422, 'unsupported_file'])
  for (const [name, type] of [
    ['a.jfif', 'image/jpg'],
    ['a.jpe', ''],
    ['photo', 'text/plain'],
  ] as const)
    expect(await upload(name, bytes(0xff, 0xd8, 0xff, 0xe0), type)).toBe('image/jpeg')
})

test('bytes of any length are encoded as text and decoded unchanged, FILE-03', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      expect(fromBase64(toBase64(content))).toEqual(content)
    }),
  )
  const large = Uint8Array.from({ length: 100_003 }, (_, i) => i % 251)
  expect(fromBase64(toBase64(large))).toEqual(large)
})

test('a file is kept while its buyer has an account, and afterwards what a chat shows, FILE-01', async () => {
  const { market, ask, world } = steered()
  const picture = bytes(0x89, 'PNG\r\n', 0x1a, '\n')
  const upload = async () =>
    (await ask('POST', '/files', form('a.png', picture, 'image/png'))).body.fileId as string
  const all = [await upload(), await upload(), await upload(), await upload()]
  const [portrait, replaced, _unused, sent] = all
  const statuses = () =>
    Promise.all(all.map(async (id) => (await call(market, 'GET', `/files/${id}`)).status))
  for (const display_picture of [replaced, portrait])
    expect((await ask('PUT', '/users', { display_picture })).status).toBe(200)
  const message = messageOf(sent!, { type: 'image' })
  expect((await ask('POST', '/conversations/chat', message)).status).toBe(201)
  world.clock.advance(365 * 24 * 3_600_000)
  expect(await statuses()).toEqual([200, 200, 200, 200])
  // Her login has expired.
  const gone = await as(market, 'liza')('DELETE', '/users', { confirmation: 'DELETE' })
  expect(gone.status).toBe(200)
  expect(await statuses()).toEqual([404, 404, 404, 200])
})

const ETAG = '"1"'
const of = (range: string | null, size = 100, ifRange: string | null = null) =>
  partOf({ range, ifRange }, size, ETAG)

describe('the part of a file that a request is about', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['Bytes=5-5', { first: 5, last: 5 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-0', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['', null],
    [null, null],
  ])('%s', (range, part) => expect(of(range)).toEqual(part))

  test('nothing of an empty file, and all of another version', () => {
    expect(of('bytes=0-', 0)).toBe('none')
    expect(of('bytes=0-9', 100, ETAG)).toEqual({ first: 0, last: 9 })
    for (const other of ['"2"', 'W/"1"', 'Mon, 20 Jul 2026 02:00:00 GMT', ''])
      expect(of('bytes=0-9', 100, other)).toBeNull()
  })

  test('it lies within the file, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.option(fc.nat(300)), fc.option(fc.nat(300)), (size, from, to) => {
        const part = of(`bytes=${from ?? ''}-${to ?? ''}`, size)
        if (part === null || part === 'none') return
        expect(part.first).toBeGreaterThanOrEqual(0)
        expect(part.last).toBeGreaterThanOrEqual(part.first)
        expect(part.last).toBeLessThan(size)
      }),
    )
  })
})

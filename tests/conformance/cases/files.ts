import { expect } from 'vitest'
import { cases } from '../case.ts'
import type { TestContext } from '../testContext.ts'

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
)
const TOO_LARGE = 10_000_001

/** By default with a picture. */
export function form(field: 'file' | 'files', bytes: Uint8Array<ArrayBuffer> = PNG) {
  const data = new FormData()
  data.append(field, new File([bytes], 'picture.png', { type: 'image/png' }))
  data.append('folder_name', 'users')
  return data
}
const heavy = () => {
  const bytes = new Uint8Array(TOO_LARGE)
  bytes.set(PNG)
  return bytes
}
/** It calls itself a picture. */
export const script = () => new TextEncoder().encode('<script>')

export async function expectGone({ visitor }: TestContext, id: string): Promise<void> {
  const { status } = await visitor.call('getFile', { path: { id }, mayFail: true })
  expect(status, 'the status of the file').toBe(404)
}

export const upload = async (s: TestContext, by = s.buyer): Promise<string> =>
  (await by.call('uploadFile', { body: form('file') })).body.fileId
const get = async (s: TestContext, range?: string) => ({
  path: { id: await upload(s) },
  ...(range && { headers: { range } }),
})

export const fileCases = [
  ...cases(
    'uploadFile',
    [201, 'a picture', () => ({ body: form('file') })],
    [413, 'larger than 10 MB', () => ({ body: form('file', heavy()) })],
    [422, 'a text that calls itself a picture', () => ({ body: form('file', script()) })],
  ),
  ...cases(
    'uploadFiles',
    [
      201,
      'a picture',
      () => ({ body: form('files') }),
      ({ body }) => expect(body.ids).toHaveLength(1),
    ],
    [413, 'larger than 10 MB', () => ({ body: form('files', heavy()) })],
    [422, 'without a file', () => ({ body: form('file') })],
  ),
  ...cases(
    'getFile',
    [200, 'the bytes that were sent', (s) => get(s), ({ body }) => expect(body).toEqual(PNG)],
    [
      206,
      'a part of it',
      (s) => get(s, 'bytes=4-7'),
      ({ body }) => expect(body).toEqual(PNG.slice(4, 8)),
    ],
    [206, 'its end', (s) => get(s, 'bytes=-5'), ({ body }) => expect(body).toEqual(PNG.slice(-5))],
    [
      416,
      'a part behind its end',
      (s) => get(s, `bytes=${PNG.byteLength}-`),
      { code: 'range_not_satisfiable' },
    ],
  ),
]

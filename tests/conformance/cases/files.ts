import { expect } from 'vitest'
import { cases } from '../case.ts'
import { type TestContext, UNKNOWN_ID } from '../testContext.ts'

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
)
const TOO_LARGE = 10_000_001

/** A form with one file under the given field, by default a picture. */
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

/** Expects that nobody gets a file any more. */
export async function expectGone({ visitor }: TestContext, id: string): Promise<void> {
  const { status } = await visitor.call('getFile', { path: { id }, mayFail: true })
  expect(status, 'the status of the file').toBe(404)
}

const upload = async (s: TestContext): Promise<string> =>
  (await s.buyer.call('uploadFile', { body: form('file') })).body.fileId
const getPart = async (s: TestContext, range: string) =>
  s.visitor.call('getFile', { path: { id: await upload(s) }, headers: { range } })

export const fileCases = [
  ...cases(
    'uploadFile',
    [201, 'a picture', (s) => s.buyer.call('uploadFile', { body: form('file') })],
    [413, 'larger than 10 MB', (s) => s.buyer.call('uploadFile', { body: form('file', heavy()) })],
    [
      422,
      'a text that calls itself a picture',
      (s) =>
        s.buyer.call('uploadFile', { body: form('file', new TextEncoder().encode('<script>')) }),
    ],
  ),
  ...cases(
    'uploadFiles',
    [
      201,
      'a picture',
      (s) => s.buyer.call('uploadFiles', { body: form('files') }),
      { check: ({ body }) => expect(body.ids).toHaveLength(1) },
    ],
    [
      413,
      'larger than 10 MB',
      (s) => s.buyer.call('uploadFiles', { body: form('files', heavy()) }),
    ],
    [422, 'without a file', (s) => s.buyer.call('uploadFiles', { body: form('file') })],
  ),
  ...cases(
    'getFile',
    [
      200,
      'the bytes that were sent',
      async (s) => s.visitor.call('getFile', { path: { id: await upload(s) } }),
      { check: ({ body }) => expect(body).toEqual(PNG) },
    ],
    [
      206,
      'a part of it',
      (s) => getPart(s, 'bytes=4-7'),
      { check: ({ body }) => expect(body).toEqual(PNG.slice(4, 8)) },
    ],
    [
      206,
      'its end',
      (s) => getPart(s, 'bytes=-5'),
      { check: ({ body }) => expect(body).toEqual(PNG.slice(-5)) },
    ],
    [
      416,
      'a part behind its end',
      (s) => getPart(s, `bytes=${PNG.byteLength}-`),
      { check: ({ body }) => expect(body.code).toBe('range_not_satisfiable') },
    ],
    [404, 'an unknown one', (s) => s.visitor.call('getFile', { path: { id: UNKNOWN_ID } })],
  ),
]

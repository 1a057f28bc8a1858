import { expect, test } from 'vitest'
import { acceptMedia, judgeFile, judgeMedia, PICTURE_TYPES, sentOf } from '#domain/mediaFiles.ts'
import { FILE_LIMIT } from '#openapi/fileTypes.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'

const png = bytes(0x89, 'PNG')
/** One byte more than is allowed. */
const large = new Uint8Array(FILE_LIMIT + 1)
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0)
const file = (name: string, content: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  new File([content], name, { type, lastModified: 7 })

test('fake, empty, large and unreadable files are refused with words, and the others stay, REVIEW-05', async () => {
  const chosen = [
    file('a.png', png),
    file('fake.png', bytes('<svg>')),
    file('none.png', bytes()),
    file('huge.png', large),
    unreadable('moved.png'),
    file('IMG_1.jpg', ftyp('heic', 'mif1'), 'image/jpeg'),
    file('b.jpg', ftyp('mif1', 'avif'), 'image/jpeg'),
    file('c.mp4', ftyp('qt  '), 'video/mp4'),
    file('d.mp4', ftyp('isom', 'avc1'), 'video/mp4'),
  ]
  const { accepted, problems } = acceptMedia([], await judgeMedia(chosen), 4)
  expect(accepted.map(({ name }) => name)).toEqual(['a.png', 'd.mp4'])
  expect(problems).toEqual([
    'fake.png is not a picture or video that can be shown.',
    'none.png is empty.',
    'huge.png is larger than 10 MB.',
    'moved.png can’t be read. It may have been moved or deleted.',
    'IMG_1.jpg is a HEIC picture, which many devices can’t show. Please save it as JPG or PNG first.',
    'b.jpg is an AVIF picture, which many devices can’t show. Please save it as JPG or PNG first.',
    'c.mp4 is a QuickTime video (MOV), which many devices can’t play. Please save it as MP4 first.',
  ])
})

test.each([
  ['photo.jfif', 'image/jpeg'],
  ['photo.jpe', ''],
  ['photo', ''],
  ['photo.jpg', 'image/jpg'],
  ['photo.JPG', 'image/pjpeg'],
  ['photo.png', 'image/png'],
  ['photo.mp4', 'video/mp4'],
  ['photo.txt', 'text/plain'],
])('a JPEG is one under the name %s and the type %j, REVIEW-05', async (name, type) => {
  const { accepted } = acceptMedia([], await judgeMedia([file(name, jpeg, type)]), 4)
  expect(accepted.map((one) => [one.name, one.type, one.size, one.lastModified])).toEqual([
    [name, 'image/jpeg', 4, 7],
  ])
})

test('where only pictures are wanted, a clip is refused in words', async () => {
  await expect(
    judgeFile(file('a.png', ftyp('isom')), PICTURE_TYPES, 'is not a picture.'),
  ).rejects.toThrow('a.png is not a picture.')
  expect((await judgeFile(file('a', jpeg, ''), PICTURE_TYPES)).type).toBe('image/jpeg')
})

test('a file that was added is not added again, and at most the allowed number, REVIEW-05', async () => {
  const judged = await judgeMedia(['a', 'b', 'b', 'c', 'd'].map((name) => file(name, png)))
  const { accepted, problems } = acceptMedia([file('a', png)], judged, 3)
  expect(accepted.map(({ name }) => name)).toEqual(['b', 'c'])
  expect(problems).toEqual(['Only 3 files can be added, so the others were not.'])
})

test('files are uploaded one after another, FILE-02', () => {
  const files = [file('a', bytes('x'.repeat(10))), file('b', bytes('x'.repeat(30)))]
  expect(
    [0, 0.25, 0.5, 1].map((fraction) => [sentOf(files, 0, fraction), sentOf(files, 1, fraction)]),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 1 / 3],
    [1, 1],
  ])
})

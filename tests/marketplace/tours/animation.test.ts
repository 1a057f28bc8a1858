import { expect, test } from 'vitest'
import { animate } from '#scripts/tours/animation.ts'

function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
}
const file = (...chunks: Buffer[]) =>
  chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))

/** Names and contents of the chunks from a place on. */
function chunksOf(data: Buffer): [name: string, content: Buffer][] {
  if (data.length === 0) return []
  const length = data.readUInt32LE(4)
  return [
    [data.toString('latin1', 0, 4), data.subarray(8, 8 + length)],
    ...chunksOf(data.subarray(8 + length + (length % 2))),
  ]
}

test('an animation has the pictures of its frames, without their colour profiles', () => {
  const picture = Buffer.from('drawn')
  const [profiled, plain] = [
    file(chunk('VP8X', Buffer.alloc(10)), chunk('ICCP', Buffer.alloc(7)), chunk('VP8 ', picture)),
    file(chunk('VP8 ', picture)),
  ]
  const made = animate(
    [
      { webp: profiled, duration: 2000 },
      { webp: plain, duration: 4000 },
    ],
    { width: 360, height: 740 },
  )
  expect(made.readUInt32LE(4)).toBe(made.length - 8)
  const [head, loop, ...frames] = chunksOf(made.subarray(12))
  expect(head).toEqual(['VP8X', Buffer.of(2, 0, 0, 0, 103, 1, 0, 227, 2, 0)])
  expect(loop?.[0]).toBe('ANIM')
  expect(frames.map(([name]) => name)).toEqual(['ANMF', 'ANMF'])
  expect(frames.map(([, content]) => content.readUIntLE(12, 3))).toEqual([2000, 4000])
  for (const [, content] of frames)
    expect(chunksOf(content.subarray(16))).toEqual([['VP8 ', picture]])
})

test('a frame without an opaque picture is refused', () => {
  expect(() =>
    animate([{ webp: file(chunk('VP8L', Buffer.alloc(4))), duration: 1 }], { width: 1, height: 1 }),
  ).toThrow(/no opaque/)
})

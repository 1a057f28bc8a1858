import { expect, test } from 'vitest'
import { walkWithFloats } from '../support/walkFloats.tsx'

test.each([
  [360, 740],
  [1280, 800],
])(
  'at %i x %i px nothing that floats covers a control or a heading of any screen',
  async (width, height) => {
    expect(await walkWithFloats(width, height)).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { walkWithFloats } from '../support/floats.tsx'

test.each([
  // 320 px beside the scrollbar, which a phone doesn't have.
  [335, 640],
  [768, 1024],
  [1366, 650],
])(
  'at %i x %i px nothing that floats covers a control or a heading of any screen',
  async (width, height) => {
    expect(await walkWithFloats(width, height)).toEqual([])
  },
)

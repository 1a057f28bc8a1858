import { expect, test } from 'vitest'
import { simulatorPart } from '../../scripts/simulatorParts.mjs'

const root = '/project/'

test.each([
  ['/project/mocks/world/world.ts', 'mocks'],
  ['/project/fixtures/cart.ts?worker', 'fixtures'],
  ['/project/node_modules/msw/lib/browser/index.js', 'msw'],
  ['/project/node_modules/@mswjs/data/lib/index.js', '@mswjs'],
  ['\0/project/node_modules/mock-socket/dist/mock-socket.js', 'mock-socket'],
])('%s belongs to the simulator', (id, part) => {
  expect(simulatorPart(id, root)).toBe(part)
})

test.each(['/project/src/main.tsx', '/project/node_modules/socket.io-client/build/esm/index.js', '/elsewhere/mocks/a.ts'])(
  '%s may be in the live build',
  (id) => {
    expect(simulatorPart(id, root)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const files = sources('{src,mocks,fixtures,tests,e2e,scripts}/**/*.{ts,tsx,mjs,js,css}', 'openapi/**/*.yaml')
const code = files.filter(({ path }) => /\.(ts|tsx|mjs|js)$/.test(path))

test('no file is longer than 250 lines', () => {
  const long = files.filter(({ path, lines }) => lines > 250 && !path.endsWith('.yaml')).map(({ path, lines }) => `${path}: ${lines}`)
  expect(long).toEqual([])
})

test('half of the files are shorter than 90 lines', () => {
  const lengths = code.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(90)
})

import { describe, expect, test } from 'vitest'
import { EAN13_WIDTH, ean13Modules, ean13Path } from '#domain/ean13.ts'

/** The modules of 5901234123457, written by hand from the standard's tables. */
const known =
  '101' +
  ['0001011', '0100111', '0110011', '0010011', '0111101', '0011101'].join('') +
  '01010' +
  ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100'].join('') +
  '101'

/** The dark modules of an SVG path. */
function modulesOf(path: string): string {
  const modules = Array.from({ length: EAN13_WIDTH }, () => '0')
  for (const [, x, width] of path.matchAll(/M(\d+) 0h(\d+)v/g))
    modules.fill('1', Number(x), Number(x) + Number(width))
  return modules.join('')
}

describe('the barcode of a product, PRODUCT-12', () => {
  test('has the bars of the standard', () => {
    expect(ean13Modules('5901234123457')).toBe(known)
  })

  test.each([
    '',
    '590123412345',
    '59012341234577',
    '00000000000000',
    '5901234123458',
    '590123412345a',
  ])('returns nothing for the invalid code %j', (code) => {
    expect(ean13Path(code, 50, 55)).toBeNull()
  })

  // Table 3 of the standard: the left digits with an even number of dark modules (set G), by the
  // first digit.
  test.each(
    ['', '356', '346', '345', '256', '236', '234', '246', '245', '235'].map((even, first) => ({
      first,
      even,
    })),
  )('encodes the first digit $first in the sets of the six after it', ({ first, even }) => {
    const code = Array.from({ length: 10 }, (_, check) => `${first}12345678901${check}`).find(
      (one) => ean13Modules(one) !== null,
    )
    const left =
      ean13Modules(code ?? '')
        ?.slice(3, 45)
        .match(/.{7}/g) ?? []
    const evenOnes = left.flatMap((digit, i) =>
      digit.replaceAll('0', '').length % 2 === 0 ? [i + 1] : [],
    )
    expect(evenOnes.join('')).toBe(even)
  })

  test('has longer guard bars', () => {
    const path = ean13Path('5901234123457', 50, 55) ?? ''
    expect(path).toMatch(/^(M\d+ 0h\d+v\d+h-\d+z)+$/)
    expect(modulesOf(path)).toBe(known)
    expect(path.match(/v55/g)).toHaveLength(6)
    expect(path.match(/v50/g)).toHaveLength(24)
  })
})

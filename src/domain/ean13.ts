/** The seven modules of a digit, left half, odd parity (set L); the other sets follow from it. */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** Which of the six left digits are in set G: it encodes the first digit, which has no bars. */
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]
const SIDE_GUARD = '101'
const CENTRE_GUARD = '01010'

/** Width of the whole symbol, modules. */
export const EAN13_WIDTH = 95
/** Modules that stay empty before and after the bars. */
export const EAN13_QUIET = { before: 11, after: 7 } as const

const inverted = (modules: string) =>
  [...modules].map((module) => (module === '1' ? '0' : '1')).join('')
const setR = (digit: number) => inverted(LEFT[digit] ?? '')
const setG = (digit: number) => [...setR(digit)].reverse().join('')

/** Whether the last of thirteen digits is the check digit. */
function isValid(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false
  const weighted = [...code].reduce(
    (sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3),
    0,
  )
  return weighted % 10 === 0
}

/** The 95 modules, '1' dark and '0' light (ISO/IEC 15420); null when it is no EAN-13 code. */
export function ean13Modules(code: string): string | null {
  if (!isValid(code)) return null
  const [first = 0, ...digits] = [...code].map(Number)
  const left = digits
    .slice(0, 6)
    .map((digit, i) => (PARITY[first]?.[i] === 'G' ? setG(digit) : LEFT[digit]))
  const right = digits.slice(6).map(setR)
  return [SIDE_GUARD, ...left, CENTRE_GUARD, ...right, SIDE_GUARD].join('')
}

const isGuard = (x: number) => x < 3 || (x >= 45 && x < 50) || x >= EAN13_WIDTH - 3

/** The `d` of an SVG path, one unit a module; `guard`, `height`: of the bars. Null for no code. */
export function ean13Path(code: string, height: number, guard: number): string | null {
  const modules = ean13Modules(code)
  if (modules === null) return null
  const bars = modules.matchAll(/1+/g)
  return [...bars]
    .map(
      ({ index, 0: { length } }) =>
        `M${index} 0h${length}v${isGuard(index) ? guard : height}h-${length}z`,
    )
    .join('')
}

import { expect, test } from 'vitest'
import { nameAndSize } from '#domain/productName.ts'
import catalogue from '#fixtures/data/catalogue.json' with { type: 'json' }

test.each([
  ['Bukid Jasmine Rice, 5 kg', 'Bukid Jasmine Rice', '5 kg'],
  [
    'Habagat 3-in-1 Coffee Original, 20 g x 10 (pack of 12)',
    'Habagat 3-in-1 Coffee Original',
    '20 g x 10 (pack of 12)',
  ],
  [
    'Paracetamol 500 mg Tablet (generic), 10 tablets',
    'Paracetamol 500 mg Tablet (generic)',
    '10 tablets',
  ],
  ['Aral Spiral Notebook, 80 leaves, 1 pc', 'Aral Spiral Notebook, 80 leaves', '1 pc'],
  ['Dinorado Rice 5 kg', 'Dinorado Rice', '5 kg'],
  ['Fizz Cola 1.5L', 'Fizz Cola', '1.5L'],
])(
  'the pack size at the end of a name is split from its words: %s, CARD-01',
  (name, words, size) => {
    expect(nameAndSize(name)).toEqual([words, size])
  },
)

test.each(['Carabao Mango, Ripe', 'Boracay 2000', '5 kg', 'X', ''])(
  'a name without a pack size stays whole: %j, CARD-01',
  (name) => {
    expect(nameAndSize(name)).toEqual([name])
  },
)

test('every article of the catalogue has its size apart, CARD-01', () => {
  const named = Object.values(catalogue)
    .flat()
    .map(({ name, unit }) => [nameAndSize(`${name}, ${unit}`), [name, unit]] as const)
  for (const [found, expected] of named) expect(found).toEqual(expected)
})

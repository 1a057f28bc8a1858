import { expect, test } from 'vitest'
import { splitRules } from '../../src/ui/cssRules.ts'

test('rules are split correctly, with any strings and nested blocks', () => {
  const css =
    '/* a { } */a{color:red}@media (width > 1px){b{c:d}e{f:g}}.h::after{content:"}\\"{";}@layer x, y;@keyframes k{from{a:b}to{c:d}}'
  expect(splitRules(css)).toEqual([
    '/* a { } */a{color:red}',
    '@media (width > 1px){b{c:d}e{f:g}}',
    '.h::after{content:"}\\"{";}',
    '@layer x, y;',
    '@keyframes k{from{a:b}to{c:d}}',
  ])
  expect(splitRules('')).toEqual([])
})

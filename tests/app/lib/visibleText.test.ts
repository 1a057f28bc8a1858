import { describe, expect, test } from 'vitest'
import {
  countCharacters,
  cut,
  firstCharacter,
  isBlank,
  sameName,
  shorten,
  tidyName,
  visibleText,
} from '#lib/visibleText.ts'

const family = '👨‍👩‍👧‍👦'
const flag = '🇵🇭'
/** A letter and its accent, in two code points. */
const accented = 'n\u0303'

describe('what a reader sees nothing of is empty', () => {
  test.each([
    '',
    ' \n',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u2060\ufeff',
    '\u00a0\u3000',
    '\u115f',
    '\ufe0f',
    '\u{e0001}',
    '\u180e',
  ])('%j is empty', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(visibleText(text)).toBe('')
    expect(firstCharacter(text)).toBe('')
  })
  test.each(['a', ' a ', '\u200ba', '.', '🌸', family])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(visibleText(text)).toBe(text.trim())
  })
})

test('names are the same when they look the same', () => {
  for (const [one, other] of [
    ['Piñata', `Pin\u0303ata`],
    ['Weekly groceries', ' weekly   GROCERIES '],
    ['Weekly groceries', 'Weekly\u00a0groceries'],
    ['Weekly groceries', 'Wee\u200bkly gro\u00adceries'],
    ['Weekly groceries', 'Weekly \u200b groceries'],
  ] as const)
    expect(sameName(one, other), other).toBe(true)
  expect(sameName('Weekly groceries', 'Weeklygroceries')).toBe(false)
  expect(tidyName(`  Pin\u0303ata \n party`)).toBe('Piñata party')
})

test.each([
  ['Ana', 'A'],
  [' ana', 'a'],
  ['🌸 Ana', '🌸'],
  [`${family} Cruz`, family],
  [`${flag}PH`, flag],
  [`\u200b${accented}ana`, accented],
])('the first character of %j is %j', (text, first) => expect(firstCharacter(text)).toBe(first))

test('a text is cut and counted by what users see as characters', () => {
  expect(cut('Ana', 3)).toBe('Ana')
  expect(cut('Anabel', 3)).toBe('Ana')
  expect(cut(`Ana${family}`, 8)).toBe('Ana')
  expect(cut(`Ana${flag}`, 6)).toBe('Ana')
  expect(cut(`Ana${accented}`, 4)).toBe('Ana')
  expect(cut(family, 3)).toBe('')
  expect(shorten(`${flag}${family}a`, 2)).toBe(`${flag}${family}…`)
  expect(shorten(`${flag}${family}`, 2)).toBe(`${flag}${family}`)
  expect([`${flag}${family}a`, accented, 'a\nb', ''].map(countCharacters)).toEqual([3, 1, 3, 0])
})

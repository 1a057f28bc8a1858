import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { root, sources } from '../../sources.ts'

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))].sort()
const foldersIn = (path: string) =>
  readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

test('a form with a password or a code names the fields that its draft may have', () => {
  const forms = sources('src/**/*.tsx').filter(
    ({ text }) =>
      /<(PasswordField|NewPasswordFields|CodeField)\b/.test(text) && /\sdraft[:,]/.test(text),
  )
  expect(
    forms.filter(({ text }) => !text.includes('draftFields:')).map(({ path }) => path),
  ).toEqual([])
  expect(forms, 'forms with such fields').not.toEqual([])
})

test('every JavaScript file begins with the mark by which its types are checked', () => {
  const files = sources('{.,scripts/}*.mjs')
  expect(files.filter(({ text }) => !text.startsWith('// @ts-check\n'))).toEqual([])
  expect(files, 'such files').not.toEqual([])
})

describe('the folders', () => {
  test.each(tags)('have a file for %s in every layer', (tag) => {
    const files = [`openapi/paths/${tag}.yaml`, `src/api/${tag}.ts`, `mocks/handlers/${tag}.ts`]
    expect(files.filter((file) => !existsSync(root + file))).toEqual([])
  })

  test('name features after the tags', () => {
    const known = new Set<string>([
      ...tags,
      'home',
      'nearby',
      'contact',
      'download',
      'legal',
      'bugReport',
    ])
    expect(foldersIn('src/features').filter((name) => !known.has(name))).toEqual([])
  })

  test('have no vague names', () => {
    const vague = /(^|\/)(utils?|helpers?|commons?|misc|shared)(\/|\.|$)/i
    const paths = sources('{src,mocks,fixtures,tests,e2e,scripts}/**/*.*').map(({ path }) => path)
    expect(paths.filter((path) => vague.test(path))).toEqual([])
  })
})

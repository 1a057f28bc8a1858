import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionOf } from '#scripts/version.ts'

test('a version is named by the company, else by the commit, else it is dev', () => {
  const outside = mkdtempSync(join(tmpdir(), 'no-git-'))
  try {
    expect(versionOf('2.4.0+rc 1')).toBe('2.4.0+rc 1')
    expect(versionOf('', outside)).toBe('dev')
    expect(versionOf(undefined)).toMatch(/^([0-9a-f]{9} \d{4}-\d\d-\d\d|dev)$/)
    expect(() => versionOf('"><script>')).toThrow('VITE_VERSION')
  } finally {
    rmSync(outside, { recursive: true })
  }
})

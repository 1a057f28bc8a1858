import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSourceMaps } from '#scripts/keepSourceMaps.ts'
import { resolveStack } from '#scripts/resolveStack.ts'
import { live } from '#scripts/steps.mjs'
import { root } from '../../sources.ts'

// Source maps name their sources relative to the project.
const folder = mkdtempSync(join(root, 'dist-release-'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(() => {
  const vite = join(root, 'node_modules', '.bin', 'vite')
  const options = [
    'build',
    '--mode',
    'live',
    '--sourcemap',
    'hidden',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  execFileSync(vite, options, { cwd: root, env: { ...process.env, ...live } })
  keepSourceMaps(folder)
}, 300_000)
afterAll(() =>
  [folder, `${folder}-sourcemaps`].forEach((path) => rmSync(path, { recursive: true })),
)

test('a release lists the packages in it as a bill of materials, and with the texts of their licences', () => {
  const { bomFormat, components } = JSON.parse(read('sbom.cdx.json')) as {
    bomFormat: string
    components: { group?: string; name: string; version: string; purl: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const listed = components.map(
    ({ group, name, version }) => `${group ? `${group}/` : ''}${name} - ${version}`,
  )
  const licensed = [...read('licenses.txt').matchAll(/^## (.+ - [\d.]+) \(/gm)].map(
    ([, entry = '']) => entry,
  )
  expect(licensed.length).toBeGreaterThan(50)
  // It also lists packages of which nothing remains in the build.
  expect(licensed.filter((entry) => !listed.includes(entry))).toEqual([])
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of ['react', 'antd', 'zod', 'socket.io-client', '@tanstack/react-query'])
    expect(listed).toContain(`${name} - ${dependencies[name]}`)
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\//)
  expect(listed.join()).not.toMatch(/msw|faker|mock-socket|maplibre|vite - /)
  expect(read('licenses.txt')).toContain('Permission is hereby granted, free of charge')
})

test('a place in the first screen’s code is found in the sources', () => {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^app-.*\.js$/.test(file)) ?? ''
  const lines = read(join('assets', name)).split('\n')
  const text = 'What you see may be out of date'
  const line = lines.findIndex((code) => code.includes(text))
  const place = `${name}:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`
  expect(resolveStack(`at ${place}`, `${folder}-sourcemaps`)).toMatch(
    /^at src\/app\/Overlays\.tsx:\d+:\d+/,
  )
})

test('a release has none of the addresses and contacts that the demo makes up', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files.filter((name) => /\.(js|html|json)$/.test(name))
  expect(code.filter((name) => /suki[._]example|09170000000/.test(read(name)))).toEqual([])
  expect(code.length, 'files that were read').toBeGreaterThan(50)
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usage } from '#mocks/hosts/node/args.ts'
import { root } from '../../sources.ts'
import { ownFiles, type Stage, stageOf, stages } from './stages.ts'

const copies = stages.flatMap(({ steps }) => steps).filter(({ keyword }) => keyword === 'COPY')
const argumentsOf = (keyword: string, of?: Stage) =>
  (of?.steps ?? stages.flatMap(({ steps }) => steps))
    .filter((step) => step.keyword === keyword)
    .map((step) => step.words)

test('what is copied from the project is there, and is not ignored', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const sources = copies.flatMap(({ flags, words }) => (flags === '' ? words.slice(0, -1) : []))
  expect(sources).toContain('package-lock.json')
  expect(
    sources.filter((source) => !existsSync(join(root, source)) || ignored.includes(source)),
  ).toEqual([])
})

test('no module of the host’s image imports a folder that is not there', () => {
  const folders = argumentsOf('COPY', stageOf('host')).map(([source = '']) => source)
  const files = ownFiles().filter(
    (file) =>
      folders.some((folder) => file.startsWith(`${folder}/`)) && /\.(ts|tsx|js)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const lacking = files.filter((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from .#(\w+)\//g)].some(
      ([, folder = '']) => !folders.includes(folder),
    ),
  )
  expect(lacking).toEqual([])
})

test('what is copied from a stage is made there', () => {
  const commands = argumentsOf('RUN').flat().join(' ')
  const made = copies.filter(({ flags }) => flags !== '')
  expect(made.length).toBeGreaterThan(2)
  for (const { flags, words } of made) {
    expect(stages.map(({ name }) => `--from=${name}`)).toContain(flags)
    expect(commands).toContain(words[0]?.replace('/suki/', ''))
  }
})

test('each setting of a build is an argument', () => {
  const settings = [
    ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm),
  ].map(([, name = '']) => name)
  const known = argumentsOf('ARG').map(([argument = '']) => argument.split('=')[0])
  expect(settings.length).toBeGreaterThan(15)
  expect([...new Set(known)].toSorted()).toEqual(settings.toSorted())
})

test('images and actions are named by digest, with the version beside it: nobody can replace them', () => {
  const images = stages
    .map(({ from }) => from)
    .filter((image) => image !== 'scratch' && !stages.some(({ name }) => name === image))
  expect(images).toHaveLength(2)
  for (const image of images)
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}$/)
  const folder = join(root, '.github', 'workflows')
  const uses = readdirSync(folder).flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/uses: .*/g) ?? [],
  )
  expect(uses.length).toBeGreaterThan(5)
  for (const use of uses) expect(use).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each([
  ['host', 'node'],
  ['server', 'nginx'],
])(
  'the server of the stage "%s" is not root, and its port is the one that is asked for its health',
  (name, user) => {
    const stage = stageOf(name)
    expect(argumentsOf('USER', stage)).toEqual([[user]])
    const [[port] = []] = argumentsOf('EXPOSE', stage)
    expect(Number(port)).toBeGreaterThan(1024)
    expect(argumentsOf('HEALTHCHECK', stage).flat().join(' ')).toContain(`:${port}/healthz`)
    expect(name === 'host' ? usage : argumentsOf('RUN').flat().join(' ')).toContain(
      `--port ${port}`,
    )
  },
)

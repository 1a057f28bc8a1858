import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../../sources.ts'

interface Step {
  keyword: string
  /** Such as '--from=build'; '' for none. */
  flags: string
  words: string[]
  text: string
}

export interface Stage {
  /** '' for the last one. */
  name: string
  /** A stage or image. */
  from: string
  steps: Step[]
}

/** A line that ends with a backslash goes on in the next one. */
const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(Boolean)

function readStages(): Stage[] {
  const found: Stage[] = []
  for (const line of instructions) {
    const [, keyword = '', flags = '', text = ''] = /^(\w+)((?: --\S+)*) (.*)$/.exec(line) ?? []
    const words = text.trim().split(/\s+/)
    if (keyword === 'FROM') found.push({ name: words[2] ?? '', from: words[0] ?? '', steps: [] })
    else found.at(-1)?.steps.push({ keyword, flags: flags.trim(), words, text })
  }
  return found
}

export const stages = readStages()

/** @throws when there is none */
export function stageOf(name: string): Stage {
  const stage = stages.find((one) => one.name === name)
  if (!stage) throw new Error(`The Dockerfile has no stage named "${name}"`)
  return stage
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
const isSent = (path: string) =>
  !ignored.some((pattern) => path === pattern || path.startsWith(`${pattern}/`))

/** The files that are sent to build the images. */
export function ownFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
  return files.filter(isSent)
}

/** Links the project's packages without those for development. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (dev || devOptional || path.lastIndexOf('node_modules/') !== 0) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
}

function copy(folder: string, words: string[]): void {
  const [sources, target = '.'] = [words.slice(0, -1), words.at(-1)]
  for (const source of sources.flatMap((one) => (one === '.' ? ownFiles() : [one]))) {
    const to = target === '.' || target === './' ? join(folder, source) : join(folder, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(root, source), to, {
      recursive: true,
      filter: (path) => isSent(relative(root, path)),
    })
  }
}

/**
 * Carries out a stage, and those that it begins with, in an empty folder. The project's packages
 * are used, which have the same lockfile.
 * @param settings values of its arguments
 */
export function carryOut(
  name: string,
  folder: string,
  settings: Record<string, string> = {},
): void {
  const stage = stageOf(name)
  if (stages.some((one) => one.name === stage.from)) carryOut(stage.from, folder, settings)
  // No more than an image has.
  const { PATH, HOME } = process.env
  const env: Record<string, string | undefined> = { PATH, HOME }
  for (const { keyword, words, text } of stage.steps) {
    if (keyword === 'COPY') copy(folder, words)
    if (keyword === 'ARG') {
      const [argument = '', usual] = (words[0] ?? '').split('=')
      env[argument] = settings[argument] ?? usual
    }
    if (keyword !== 'RUN') continue
    const command = words.join(' ')
    if (command.includes('npm ci --omit=dev')) linkPackages(folder)
    else if (command.includes('npm ci'))
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else execFileSync('sh', ['-ec', text], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
}

/** In its form of a JSON list. */
export function wordsOf(stage: Stage, keyword: string): string[] {
  const { text = '' } = stage.steps.find((step) => step.keyword === keyword) ?? {}
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}

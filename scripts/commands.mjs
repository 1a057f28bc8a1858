// @ts-check
/**
 * Runs programs with the project's tools first on PATH. Needs only Node 20.19 and no package,
 * since it runs before the install.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * The environment of tools: `node_modules/.bin` comes first on PATH, with the pinned Node.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
    PATH: path,
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  try {
    // A captured child has a process group, so that the servers and browsers that it started
    // end too.
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const child of running) end(child)
    process.exit(130)
  })
}

/** In which Linux counts processor time, per second. */
const TICKS = 100

/**
 * Processor time of all commands that have ended so far, with their children, s; null where the
 * system doesn't report it: proc(5), `cutime` and `cstime`.
 */
function usedByEnded() {
  if (!existsSync('/proc/self/stat')) return null
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}
let usedBefore = usedByEnded() ?? 0

/** Of the command that has ended just now, s. */
function usedByLast() {
  const used = usedByEnded()
  if (used === null) return null
  const own = used - usedBefore
  usedBefore = used
  return own
}

/**
 * Runs one command to its end.
 * @param {string[]} command program and arguments; the program is looked up on PATH
 * @param {{ env?: Record<string, string | undefined>, seconds?: number, capture?: boolean }}
 * [options]
 *   `seconds`: after this long it is stopped, never if not given; `capture`: keep the output in place
 *   of printing it
 * @returns {Promise<{ code: number, output: string, stopped: boolean, seconds: number, processor:
 * number | null }>}
 * `stopped`: by its limit; `seconds`: time on the clock; `processor`:
 *   processor time, s, where the system reports it. Never rejects: a command that can't start has code 127
 */
export function run(command, { env, seconds, capture = false } = {}) {
  const [program = '', ...args] = command
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    let stopped = false
    const child = spawn(program, args, {
      cwd: root,
      env: toolEnv(env),
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: capture && !windows,
      shell: windows,
    })
    running.add(child)
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const stop = () => {
      stopped = true
      const words = `Stopped after ${seconds} s, its time limit: ${command.join(' ')}`
      if (capture) output += `\n${words}\n`
      else console.log(words)
      end(child)
    }
    const timer = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000)
    const done = (/** @type {number | null} */ code, /** @type {number | null} */ processor) => {
      clearTimeout(timer)
      running.delete(child)
      const taken = (performance.now() - started) / 1000
      resolve({ code: code ?? 1, output, stopped, seconds: taken, processor })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      done(127, null)
    })
    // 'exit', not 'close': a remaining grandchild can keep the pipe open.
    child.on('exit', (code) => {
      const processor = usedByLast()
      setTimeout(() => done(code, processor), 50)
    })
  })
}

/** `npm run conformance`: the simulated hosts by vitest, or with API_URL any other host. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readOptions, usage } from './remote/options.ts'
import { runConformance } from './remote/run.ts'

/** Nothing could be tried. */
const NOT_RUN = 2

const args = process.argv.slice(2)

/**
 * An option that can't be read, or a host that can't be reached: `fetch` has the reason in the
 * cause.
 */
const isExplained = (error: unknown): error is Error =>
  error instanceof RangeError ||
  (error instanceof TypeError && ('code' in error || error.cause !== undefined))

const SETTINGS = '.env.live.local'

async function testHost(): Promise<number> {
  if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS)
  try {
    const { text, conforming } = await runConformance(readOptions(args, process.env), {
      say: console.log,
    })
    console.log(text)
    return conforming ? 0 : 1
  } catch (error) {
    if (!isExplained(error)) throw error
    console.error(
      error.cause instanceof Error
        ? `${process.env.API_URL}: ${error.message} (${error.cause.message})`
        : error.message,
    )
    return NOT_RUN
  }
}

if (args.includes('--help')) {
  console.log(usage)
} else if (process.env.API_URL) {
  process.exitCode = await testHost()
} else {
  const { status } = spawnSync('vitest', ['run', '--project', 'conformance', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}

/** `npm run conformance`: the simulated hosts by vitest, or with API_URL any other host. */
import { spawnSync } from 'node:child_process'
import { readOptions, usage } from './remote/options.ts'
import { runConformance } from './remote/run.ts'

const args = process.argv.slice(2)

if (args.includes('--help')) {
  console.log(usage)
} else if (process.env.API_URL) {
  const { text, conforming } = await runConformance(readOptions(args, process.env), { say: console.log })
  console.log(text)
  process.exitCode = conforming ? 0 : 1
} else {
  const { status } = spawnSync('vitest', ['run', '--project', 'conformance', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}

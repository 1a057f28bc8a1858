// @ts-check
/** `npm run chromatic`: sends the stories to Chromatic, if a project token is set. */
import { run } from './commands.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
  process.exit(0)
}
const built = await run(['npm', 'run', '--silent', 'build-storybook'])
if (built.code !== 0) process.exit(built.code)
const sent = await run([
  'chromatic',
  '--storybook-build-dir',
  'storybook-static',
  '--exit-zero-on-changes',
  '--only-changed',
  '--non-interactive',
])
process.exitCode = sent.code

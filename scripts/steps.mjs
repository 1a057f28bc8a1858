// @ts-check
/** Every check of the project, by name: `npm run verify` runs the quick ones, `npm test` all. */
import { addresses } from './addresses.mjs'

/** @typedef {import('./runner.mjs').Step} Step */

const reports = 'node_modules/.cache/suki'

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 * @param {Partial<Step>} [rest]
 * @param {string[]} [args]
 * @returns {Step}
 */
function vitest(name, project, rest, args = ['--project', project]) {
  const report = `${reports}/${project}.json`
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    ...rest,
  }
}

/** @type {Step[]} */
export const quick = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  vitest('unit tests, generated files fresh', 'node', {}, ['--project', 'node*']),
  { name: 'layers', command: ['npm', 'run', '--silent', 'layers'] },
  // A busy machine may time out once; a defect fails every time.
  vitest('component tests', 'browser', { seconds: 1800 }, ['--project', 'browser', '--retry=1']),
  { name: 'dead code', command: ['knip'] },
]

/** Settings of the live builds that the journeys use. */
export const live = {
  VITE_API_HOST: addresses.host,
  VITE_LOCATIONS_URL: `${addresses.host}/places`,
  VITE_GOOGLE_CLIENT_ID: 'journeys.apps.googleusercontent.com',
}

/** @type {Step[]} */
export const builds = [
  { name: 'contract lint', command: ['npm', 'run', '--silent', 'contract:lint'] },
  { name: 'demo build', command: ['vite', 'build', '--mode', 'simulator', '--logLevel', 'warn'] },
  { name: 'live build', command: ['vite', 'build', '--mode', 'live', '--logLevel', 'warn'], env: live },
  {
    name: 'live build with maps',
    command: ['vite', 'build', '--mode', 'live', '--outDir', 'dist-live-map', '--logLevel', 'warn'],
    env: {
      ...live,
      VITE_MAPBOX_TOKEN: 'pk.journeys',
      VITE_DIRECTIONS_URL: addresses.host,
      MAP_ENGINE: 'fake',
      VITE_TELEMETRY_URL: addresses.telemetry,
    },
  },
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'build-storybook'] },
]

/** @type {Step[]} */
export const wholes = [
  vitest('stories', 'stories', {}, ['--config', 'vitest.stories.config.ts']),
  vitest('conformance', 'conformance', { show: true }),
  // Last, so that the live build is complete.
  { name: 'live build without simulator', command: ['node', 'scripts/check-live.mjs'], env: { VITE_API_HOST: addresses.host } },
]

/** @type {Step[]} */
export const journeys = [
  {
    name: 'journeys',
    command: ['playwright', 'test', '--retries=1', '--reporter=dot,json'],
    // Some hundred tests in a browser, on two cores.
    seconds: 4200,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` },
    report: `${reports}/e2e.json`,
  },
  {
    name: 'Firefox and WebKit',
    command:
      `node scripts/browsers.mjs --no-build --sample --retry=1 --reporter=default --reporter=json --outputFile.json=${reports}/browsers.json`.split(
        ' ',
      ),
    report: `${reports}/browsers.json`,
    // It says which browser is not at hand.
    show: true,
    // With the installation of Debian's packages.
    seconds: 900,
  },
]

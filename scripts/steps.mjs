// @ts-check
/** Every check of the project, by name. */
import { addresses } from './addresses.mjs'

/** @typedef {import('./runner.mjs').Step} Step */

const reports = 'node_modules/.cache/suki'
const BUILDS = ['demo build', 'live build']
const npm = (/** @type {string} */ script) => ['npm', 'run', '--silent', script]
/** @param {string} mode @param {...string} more */
const build = (mode, ...more) => ['vite', 'build', '--mode', mode, '--logLevel', 'warn', ...more]

/**
 * @param {string} name
 * @param {string} report name of its report
 * @param {string[]} args of Vitest
 * @returns {Step}
 */
function vitest(name, report, args) {
  const path = `${reports}/${report}.json`
  // The first one says what went wrong before a test ran.
  const reporters = ['--reporter=default', '--reporter=./scripts/reports.mjs']
  return {
    name,
    command: ['vitest', 'run', ...args, ...reporters],
    env: { VITEST_REPORT: path },
    report: path,
  }
}

/**
 * @param {string} name
 * @param {string} report name of its report
 * @param {string[]} projects of playwright.config.ts
 * @param {string[]} [files] all of them if not given
 * @returns {Step}
 */
function playwright(name, report, projects, files = []) {
  const path = `${reports}/${report}.json`
  return {
    name,
    // A busy machine may time out once; the summary names tests that passed on a second try.
    command: [
      'playwright',
      'test',
      '--retries=1',
      '--reporter=dot,json',
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: path,
    needs: BUILDS,
    alone: true,
  }
}

const rooms = {
  app: ['tests/app', 'tests/agreement'],
  marketplace: ['tests/marketplace', 'tests/contract', 'tests/agreement'],
}
/** @typedef {keyof typeof rooms} Room */

/**
 * The room in the arguments of a command; undefined for all.
 * @param {string | undefined} name
 * @returns {Room | undefined}
 */
export function roomOf(name) {
  if (name === undefined || name === 'app' || name === 'marketplace') return name
  throw new Error(`There is no room ${name}: app, marketplace, or none for all`)
}

/** @param {Room} [room] */
const foldersOf = (room) => (room ? rooms[room] : [])

/**
 * What `npm run verify` runs: it needs neither a browser nor a build.
 * @param {Room} [room]
 * @returns {Step[]}
 */
export const verification = (room) => [
  vitest('unit tests, generated files fresh', 'node', [
    ...foldersOf(room),
    '--project',
    'node*',
    '--retry=1',
  ]),
  { name: 'types', command: npm('typecheck') },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'layers', command: npm('layers') },
  { name: 'dead code', command: ['knip'] },
  { name: 'requirements', command: npm('trace') },
  { name: 'contract lint', command: npm('contract:lint') },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
]

/** Of the live builds on which the journeys run. */
export const live = {
  VITE_API_HOST: addresses.host,
  VITE_SELLER_SITE_URL: 'https://seller.example.com',
  VITE_SUPPORT_EMAIL: 'support@example.com',
  VITE_SUPPORT_PHONE: '09171234567',
  VITE_LOCATIONS_URL: `${addresses.host}/places`,
  VITE_GOOGLE_CLIENT_ID: 'journeys.apps.googleusercontent.com',
}

/** The builds on which the journeys run. @type {Step[]} */
export const builds = [
  { name: 'demo build', command: build('simulator') },
  // It compares the size of the first load with its limit, too.
  { name: 'live build', command: npm('build:live'), env: live },
]

/** Two versions of the demo under two paths of one host, as on GitHub Pages. @type {Step[]} */
const pathBuilds = ['main', 'pr-12'].map((version) => ({
  name: `demo build under /${version}/`,
  command: build('simulator', '--outDir', `dist-paths/${version}`),
  env: { BASE: `/${version}/`, VITE_VERSION: version },
}))

/** The build for the journeys about Mapbox and telemetry. @type {Step} */
const mapBuild = {
  name: 'live build with maps',
  command: build('live', '--outDir', 'dist-live-map'),
  env: {
    ...live,
    VITE_MAPBOX_TOKEN: 'pk.journeys',
    VITE_DIRECTIONS_URL: addresses.host,
    MAP_ENGINE: 'fake',
    VITE_TELEMETRY_URL: addresses.telemetry,
  },
}

/**
 * A buyer who shops at random on the live build.
 * @param {string} name
 * @param {string[]} args of `npm run explore`
 * @returns {Step}
 */
const shopping = (name, args) => ({
  name,
  command: ['node', 'tests/explore/run.ts', ...args],
  needs: BUILDS,
})

/** The journeys of `npm test`, with the pictures. @type {Step} */
export const journeys = playwright('journeys, pictures and axe', 'e2e', [
  'demo-1280',
  'demo-360',
  'live-1280',
  'visual',
])

/**
 * What `npm test` runs: the longest first, and the builds beside it.
 * @param {Room} [room]
 * @returns {Step[]}
 */
export const guards = (room) => [
  vitest('component tests', 'browser', [...foldersOf(room), '--project', 'browser', '--retry=1']),
  ...(room === 'marketplace'
    ? []
    : [
        ...builds,
        shopping('shopping at random, seeds 1 and 2', ['--seed', '1,2', '--walks', '2']),
        vitest('stories', 'stories', ['--config', 'vitest.stories.config.ts']),
      ]),
  ...(room === 'app' ? [] : [vitest('conformance', 'conformance', ['--project', 'conformance'])]),
  ...verification(room),
  ...(room === 'marketplace' ? [] : [journeys]),
]

/**
 * The unit and component tests that import what has changed.
 * @param {string} since a commit
 */
export const changedTests = (since) =>
  vitest('tests of what has changed', 'changed', [
    '--project',
    'node*',
    '--project',
    'browser',
    '--changed',
    since,
    '--passWithNoTests',
  ])

/**
 * Some of the journeys, on the demo.
 * @param {string[]} files
 */
export const journeysIn = (files) =>
  playwright('journeys of what has changed', 'e2e-changed', ['demo-1280', 'demo-360'], files)

export const allBuilds = [...builds, mapBuild, ...pathBuilds]

/**
 * The journeys that only `npm run test:all` runs.
 * @param {string[]} engines Playwright's Firefox and WebKit, where they are installed
 */
export const restOfJourneys = (engines) => ({
  ...playwright('the other journeys', 'e2e-all', ['all-*', ...engines]),
  needs: allBuilds.map(({ name }) => name),
})

/**
 * What only `npm run test:all` runs.
 * @param {string[]} engines as for `restOfJourneys`
 * @returns {Step[]}
 */
export const allOthers = (engines) => [
  ...allBuilds,
  // Other walks each time.
  shopping('shopping at random, a new seed', ['--minutes', '10']),
  shopping('shopping at random where only the specification is known, a new seed', [
    '--only',
    'all-but-ids',
    '--minutes',
    '3',
  ]),
  shopping('shopping at random on the demo, a new seed', ['--demo', '--minutes', '5']),
  vitest('tests of hosts, servers and long walks', 'all', ['--project', 'all']),
  vitest('long walks in a browser', 'all-browser', ['--project', 'all-browser']),
  { name: 'Storybook build', command: npm('build-storybook') },
  restOfJourneys(engines),
]

// @ts-check
/**
 * Which folder may import which. The folders are read from the disk, so that the rules apply to a
 * new one without an edit here.
 */
import { readdirSync } from 'node:fs'

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const contract =
  '^openapi/(generated/|jsonPointer\\.ts$|namedFields\\.ts$|fileTypes\\.ts$|categories\\.ts$|withoutTexts\\.ts$)'
/** Code of the project, as opposed to packages. */
const ours = '^(src|mocks|fixtures|openapi|tests|e2e|scripts|\\.storybook)/'
/** Tests and stories beside the code may import what they show. */
const shown = '\\.(test|spec|stories)\\.tsx?$'

/**
 * The folders of `src` that each folder of `src` may import. A folder that isn't listed may import
 * none and be imported by none.
 * @type {Record<string, string[]>}
 */
const mayUse = {
  app: ['features', 'flows', 'components', 'observe', 'api', 'state', 'ui', 'domain', 'lib'],
  features: ['flows', 'components', 'api', 'state', 'ui', 'domain', 'lib'],
  flows: ['components', 'api', 'state', 'ui', 'domain', 'lib'],
  components: ['ui', 'domain', 'lib'],
  observe: ['api', 'state', 'ui', 'lib'],
  boot: ['api', 'domain', 'lib'],
  api: ['state', 'domain', 'lib'],
  state: ['domain', 'lib'],
  ui: ['domain', 'lib'],
  domain: ['lib'],
  lib: [],
  worker: ['domain', 'lib'],
}

const layers = foldersIn('src/').map((name) => ({
  name: `src/${name} uses what lies below it`,
  comment: `src/${name} may import ${(mayUse[name] ?? []).join(', ') || 'nothing of ours'} and the contract.`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: shown },
  to: {
    path: ours,
    pathNot: [contract, ...[name, ...(mayUse[name] ?? [])].map((folder) => `^src/${folder}/`)],
  },
}))

const features = (foldersIn('src/').includes('features') ? foldersIn('src/features/') : []).map(
  (name) => ({
    name: `features/${name} knows no other feature`,
    comment: 'What two features need belongs to flows, components, state or api.',
    severity: 'error',
    from: { path: `^src/features/${name}/` },
    to: { path: '^src/features/', pathNot: `^src/features/${name}/` },
  }),
)

/** What the tests of the app use of the marketplace. */
const marketplaceForApp =
  '^(fixtures/(named|namedProducts|checkoutLink|rows|scenarios/scenario)|mocks/(scenario/control|hosts/mapEngine|hosts/vitest))\\.ts$|^tests/marketplace/support/'

/** The rooms of `mocks` in floors, the lowest first: each uses what lies below its own floor. */
const floors = [
  ['world'],
  ['presenters'],
  ['rules'],
  ['actors', 'handlers'],
  ['core'],
  ['transport', 'scenario', 'worldFile'],
  ['hosts'],
  ['demo'],
]
/** The rooms of `mocks/transport`, in the same way. */
const transportFloors = [['traffic'], ['http'], ['services', 'sockets']]

/**
 * Each room below `base` uses the files of that folder itself and the rooms on lower floors. A room
 * on no floor uses none.
 * @param {string} base
 * @param {string[][]} floors
 */
const stacked = (base, floors) =>
  foldersIn(`${base}/`).map((name) => {
    const floor = floors.findIndex((rooms) => rooms.includes(name))
    const usable = [name, ...floors.slice(0, Math.max(0, floor)).flat()]
    return {
      name: `${base}/${name} uses what lies below it`,
      comment: `It may import ${usable.slice(1).join(', ') || 'no other folder'} of ${base}.`,
      severity: 'error',
      from: { path: `^${base}/${name}/` },
      to: { path: `^${base}/[^/]+/`, pathNot: usable.map((room) => `^${base}/${room}/`) },
    }
  })

export default {
  forbidden: [
    ...layers,
    ...features,
    ...stacked('mocks', floors),
    ...stacked('mocks/transport', transportFloors),
    {
      name: 'the types of mocks use the contract',
      comment: 'All rooms use mocks/contract.ts and mocks/replies.ts, which use none.',
      severity: 'error',
      from: { path: '^mocks/[^/]+$' },
      to: { path: '^mocks/[^/]+/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only main reaches the simulator',
      comment:
        'src/main.tsx loads a host by a dynamic import; nothing else in src knows that there is a simulator.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main\\.tsx$', shown] },
      to: { path: '^(mocks|fixtures)/' },
    },
    {
      name: 'main reaches the simulator dynamically',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^(mocks|fixtures)/', dynamic: false },
    },
    {
      name: 'main reaches the demo and the hosts only',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^(mocks|fixtures)/', pathNot: '^mocks/(demo|hosts)/[^/]+$' },
    },
    {
      name: 'mocks use fixtures and the contract',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: ours, pathNot: ['^mocks/', '^fixtures/', contract] },
    },
    {
      name: 'fixtures use the contract',
      severity: 'error',
      from: { path: '^fixtures/', pathNot: '^fixtures/geo/' },
      to: { path: ours, pathNot: ['^fixtures/', contract] },
    },
    {
      name: 'the map is built beforehand',
      comment:
        'fixtures/geo has programs that write data: the roads of fixtures/static/geo, the towns of src/domain.',
      severity: 'error',
      from: { path: ours, pathNot: '^(fixtures/geo|tests)/' },
      to: { path: '^fixtures/geo/' },
    },
    {
      name: 'the contract uses nothing',
      severity: 'error',
      from: { path: contract },
      to: { path: ours, pathNot: contract },
    },
    {
      name: 'tests of the marketplace know no app',
      comment: 'Where both have to say the same, the test is in tests/agreement.',
      severity: 'error',
      from: { path: '^tests/(marketplace|contract)/' },
      to: { path: '^(src|tests/(app|agreement|explore))/' },
    },
    {
      name: 'tests of the app use the marketplace by few modules',
      comment:
        'What steers it is in a folder `support`. Where both have to say the same, the test is in tests/agreement.',
      severity: 'error',
      from: { path: '^tests/app/', pathNot: '/support/' },
      to: {
        path: '^(mocks|fixtures|tests/(?!app/))',
        pathNot: [marketplaceForApp, '^tests/sources\\.ts$'],
      },
    },
    {
      name: 'nobody uses tests',
      severity: 'error',
      from: { path: '^(src|mocks|fixtures|scripts)/', pathNot: shown },
      to: { path: '^(tests|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: ['^(src|mocks|fixtures|openapi|tests|e2e|scripts|\\.storybook)/', 'node_modules'],
    exclude: {
      path: [
        '^(dist-|storybook-static|fixtures/static)',
        'openapi/generated/\\w*[vV]alidators\\.js',
      ],
    },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
}

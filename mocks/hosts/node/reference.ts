import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The names of the documents on the page. */
const contracts = { openapi: 'API', locations: 'Places', directions: 'Directions' }
const NAME = 'contract'
const page = ['html', 'css', 'js'].map((type) => `${NAME}.${type}`)
const documents = resolve(import.meta.dirname, '../../../openapi/generated')

/** Paths without a slash. */
export const referenceFiles: readonly string[] = [
  ...page,
  ...Object.keys(contracts).map((name) => `${name}.json`),
]

/** Undefined where the development packages are not installed. */
const cli = ((): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  } catch {
    return undefined
  }
})()
export const hasReference = cli !== undefined
const extensions = ['x-assumed', 'x-source', 'x-socket', 'x-error-codes']

/** Redoc would load a picture from its own server, and has a font within its styles. */
const FOREIGN_PICTURE = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g
const FONT_WITHIN = /url\('data:application\/font-woff[^']*'\)/g

const STYLES =
  'body { margin: 0 } body > nav { padding: 0.5rem 1rem; font-family: system-ui; background: #0b7a4b } body > nav, body > nav a { color: #fff }'

/** Redocly puts everything in one file. */
async function buildPage(): Promise<string> {
  if (!cli) throw new Error('Redocly’s CLI, a development package, is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'suki-reference-'))
  const output = join(folder, 'page.html')
  const shown = extensions.map((name) => `--openapi.showExtensions=${name}`)
  try {
    await promisify(execFile)(
      process.execPath,
      // Any contract: only Redoc is taken of the page.
      [
        cli,
        'build-docs',
        join(documents, 'locations.json'),
        '--inlineBundle',
        ...shown,
        '-o',
        output,
      ],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    )
    return await readFile(output, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The contract after `?`; the API's without one. With workers, Redoc's search runs one whose code
 * is a text, which the content policies refuse.
 */
const SHOW = `
delete globalThis.Worker
const name = location.search.slice(1) || 'openapi'
document.querySelector(\`nav a[href$="?\${name}"]\`)?.setAttribute('aria-current', 'page')
init(await (await fetch(\`\${name}.json\`)).json(), options, document.querySelector('#redoc'))
`

/**
 * The content policies allow nothing inline and nothing of other origins: the script becomes a
 * file, and what it would load from elsewhere is taken out.
 */
async function buildReference(): Promise<[string, string][]> {
  const built = (await buildPage())
    .replaceAll(FOREIGN_PICTURE, 'data:,')
    .replaceAll(FONT_WITHIN, 'local(none)')
  const module = built.slice(built.indexOf('>', built.indexOf('<script type="module">')) + 1)
  const [redoc] = module.split('const __redoc_definition')
  const [, options] = /const __redoc_options = ([^\n]*);\n/.exec(module) ?? []
  if (!redoc || !options) throw new Error('Redocly’s CLI has built a page of another form')
  const links = Object.entries(contracts).map(
    ([name, label]) => `<a href="${NAME}.html?${name}">${label}</a>`,
  )
  return [
    [
      `${NAME}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The contract · Suki</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${NAME}.css"></head><body><nav aria-label="Contracts">${links.join(' · ')} · <a href="./">Back</a></nav><div id="redoc"></div><script type="module" src="${NAME}.js"></script></body></html>`,
    ],
    [`${NAME}.css`, STYLES],
    [`${NAME}.js`, `${redoc}const options = ${options}${SHOW}`],
  ]
}

let built: Promise<ReadonlyMap<string, string>> | undefined

/** Builds the texts of `referenceFiles` once, by their paths. */
export function builtReference(): Promise<ReadonlyMap<string, string>> {
  const files = Object.keys(contracts).map(async (name): Promise<[string, string]> => [
    `${name}.json`,
    await readFile(join(documents, `${name}.json`), 'utf8'),
  ])
  built ??= Promise.all([buildReference(), ...files.map(async (file) => [await file])]).then(
    (all) => new Map(all.flat()),
  )
  return built
}

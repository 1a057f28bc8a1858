import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The contracts that have a page, by the page's name. */
const pages = {
  contract: { label: 'API', document: 'openapi' },
  'contract-locations': { label: 'Places', document: 'locations' },
  'contract-directions': { label: 'Directions', document: 'directions' },
}

/** The paths of the files of all pages, without a slash. */
export const referenceFiles: readonly string[] = Object.keys(pages).flatMap((name) =>
  ['html', 'css', 'js'].map((type) => `${name}.${type}`),
)

/** The program that builds the pages; undefined where the development packages are not installed. */
const cli = ((): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  } catch {
    return undefined
  }
})()
/** Whether the pages can be built here. */
export const hasReference = cli !== undefined
const documents = resolve(import.meta.dirname, '../../../openapi/generated')
const extensions = ['x-assumed', 'x-source', 'x-socket', 'x-error-codes']

/** What Redoc would load from its own server, and a font within its styles. */
const FOREIGN_PICTURE = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g
const FONT_WITHIN = /url\('data:application\/font-woff[^']*'\)/g

const STYLES =
  'body > nav { padding: 0.5rem 1rem; font-family: system-ui; background: #0b7a4b } body > nav, body > nav a { color: #fff }'

/** Redocly's page of a document, with everything in one file. */
async function buildPage(document: string): Promise<string> {
  if (!cli) throw new Error('Redocly’s CLI, a development package, is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'suki-reference-'))
  const output = join(folder, 'page.html')
  const shown = extensions.map((name) => `--openapi.showExtensions=${name}`)
  try {
    await promisify(execFile)(
      process.execPath,
      [
        cli,
        'build-docs',
        join(documents, `${document}.json`),
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
 * Builds the page of a contract with Redocly's CLI; returns its files by their paths. The content
 * policies allow nothing inline and nothing of other origins: scripts and styles become files, and
 * the rest is taken out.
 */
async function buildReference(name: string, document: string): Promise<[string, string][]> {
  const page = (await buildPage(document))
    .replace(FOREIGN_PICTURE, 'data:,')
    .replace(FONT_WITHIN, 'local(none)')
  const [script, end] = [page.indexOf('<script type="module">'), page.lastIndexOf('</script>')]
  const links = Object.entries(pages).map(
    ([other, { label }]) =>
      `<a href="${other}.html"${other === name ? ' aria-current="page"' : ''}>${label}</a>`,
  )
  const styles: string[] = []
  const html = page
    .slice(0, script)
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, style: string) => (styles.push(style), ''))
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(
      '</head>',
      `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${name}.css"></head>`,
    )
    .replace(
      /<body[^>]*>/,
      `$&<nav aria-label="Contracts">${links.join(' · ')} · <a href="./">Back</a></nav>`,
    )
  return [
    [`${name}.html`, `${html}<script type="module" src="${name}.js"></script></body></html>`],
    [`${name}.css`, `${styles.join('\n')}\n${STYLES}`],
    [`${name}.js`, page.slice(page.indexOf('>', script) + 1, end)],
  ]
}

let built: Promise<ReadonlyMap<string, string>> | undefined

/** The pages of the contracts, built once: the texts of `referenceFiles` by their paths. */
export function builtReference(): Promise<ReadonlyMap<string, string>> {
  built ??= Promise.all(
    Object.entries(pages).map(([name, { document }]) => buildReference(name, document)),
  ).then((files) => new Map(files.flat()))
  return built
}

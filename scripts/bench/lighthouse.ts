import { spawn } from 'node:child_process'
import { once } from 'node:events'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { addresses, ports } from '../addresses.mjs'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'
import type { Figure } from './figure.ts'
import { buildFloor, FLOOR } from './floor.ts'
import { isBuilt } from './page.ts'

const DEBUGGING_PORT = 9333
const paths = { '/home': '/home', '/products/{id}': `/products/${namedProducts.mango.id}` }
/** Target points (0 to 100) of each category. */
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Where another number of points is aimed at. */
const aims: Record<string, number> = {
  'live /home performance': 97,
  'live /products/{id} performance': 97,
  'demo /products/{id} performance': 93,
}
type Category = keyof typeof targets

interface Build {
  name: string
  folder: string
  port: number
}
const demo: Build = { name: 'demo', folder: 'dist-demo', port: ports.demo }
const live: Build = { name: 'live', folder: 'dist-live', port: ports.live }
const floor: Build = { name: 'floor', folder: FLOOR, port: ports.liveMap }

/** Points of each category, with the audits that lost some. */
type Audit = Record<Category, { points: number; note: string }>

/** Audits a page on a phone. */
async function audit(url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(targets),
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits } = result.lhr
  const entries = Object.keys(targets).map((id) => {
    const category = categories[id]
    const lost = (category?.auditRefs ?? []).filter(
      (ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9,
    )
    const note = lost
      .map((ref) => `${ref.id} ${audits[ref.id]?.displayValue ?? ''}`.trim())
      .join(', ')
    return [id, { points: Math.round((category?.score ?? 0) * 100), note }]
  })
  return Object.fromEntries(entries) as Audit
}

/** Audits every page of a served build, in a fresh browser; the audits are by path. */
async function auditPages({ folder, port }: Build): Promise<Map<string, Audit>> {
  const server = fileServer(folder)
  await listen(server, port, { strict: true })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const results = new Map<string, Audit>()
    for (const path of Object.values(paths))
      results.set(path, await audit(`http://localhost:${port}${path}`))
    return results
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The points of every page of a build; the notes on speed have the floor's. */
function pointsOf(
  { name, folder }: Build,
  results: ReadonlyMap<string, Audit> | null,
  bare: ReadonlyMap<string, Audit>,
): Figure[] {
  return Object.entries(paths).flatMap(([page, path]) =>
    Object.entries(targets).map(([category, target]) => {
      const { points, note: lost } = results?.get(path)?.[category as Category] ?? {
        note: `${folder} is not built`,
      }
      const floors = category === 'performance' && `floor ${bare.get(path)?.performance.points}`
      const note = [floors, lost].filter(Boolean).join(', ')
      const plan = {
        what: `Lighthouse ${category}, ${name} ${page}`,
        target: aims[`${name} ${page} ${category}`] ?? target,
      }
      return {
        ...plan,
        unit: 'points' as const,
        least: true,
        note,
        ...(points !== undefined && { value: points }),
      }
    }),
  )
}

const auditBuild = (build: Build) => (isBuilt(build.folder) ? auditPages(build) : null)

/**
 * Lighthouse points on a phone for the demo and the live build, which must have been built for the
 * API host of the e2e tests.
 */
export async function lighthouseFigures(): Promise<Figure[]> {
  const host = spawn(
    process.execPath,
    [
      'mocks/hosts/node.ts',
      '--port',
      String(ports.host),
      '--origin',
      `${addresses.live},${addresses.liveMap}`,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    await once(host.stdout, 'data')
    await buildFloor(`${addresses.host}/api`)
    const bare = await auditPages(floor)
    return [
      ...pointsOf(demo, await auditBuild(demo), bare),
      ...pointsOf(live, await auditBuild(live), bare),
    ]
  } finally {
    host.kill()
  }
}

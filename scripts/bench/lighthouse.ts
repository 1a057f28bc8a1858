import { spawn } from 'node:child_process'
import { once } from 'node:events'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { addresses, ports } from '../addresses.mjs'
import { chromiumArgs, findChromium } from '../browser.mjs'
import { root } from '../commands.mjs'
import { fileServer, listen } from '../serve.mjs'
import type { Figure } from './figure.ts'
import { isBuilt } from './page.ts'

const DEBUGGING_PORT = 9333
const paths = { '/home': '/home', '/products/{id}': `/products/${namedProducts.mango.id}` }
/** Target points (0 to 100) of each category. */
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof targets

interface Build {
  name: string
  folder: string
  port: number
}
const demo: Build = { name: 'demo', folder: 'dist-demo', port: ports.demo }
const live: Build = { name: 'live', folder: 'dist-live', port: ports.live }

/** Points of each category for a page on a phone, with the audits that lost points. */
async function audit(url: string): Promise<Record<Category, { points: number; note: string }>> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: Object.keys(targets) })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits } = result.lhr
  const entries = Object.keys(targets).map((id) => {
    const category = categories[id]
    const lost = (category?.auditRefs ?? []).filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 0.9)
    const note = lost.map((ref) => `${ref.id} ${audits[ref.id]?.displayValue ?? ''}`.trim()).join(', ')
    return [id, { points: Math.round((category?.score ?? 0) * 100), note }]
  })
  return Object.fromEntries(entries) as Record<Category, { points: number; note: string }>
}

/** Every page of a served build, in a fresh browser. */
async function auditBuild({ name, folder, port }: Build): Promise<Figure[]> {
  const plans = Object.entries(paths).flatMap(([page, path]) =>
    Object.entries(targets).map(([category, target]) => ({ page, path, category: category as Category, target })),
  )
  const figure = ({ page, category, target }: (typeof plans)[number]) => ({
    what: `Lighthouse ${category}, ${name} ${page}`,
    target,
    unit: 'points' as const,
    least: true,
  })
  if (!isBuilt(folder)) return plans.map((plan) => ({ ...figure(plan), note: `${folder} is not built` }))
  const server = fileServer(folder)
  await listen(server, port, { strict: true })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const results = new Map<string, Awaited<ReturnType<typeof audit>>>()
    for (const path of Object.values(paths)) results.set(path, await audit(`http://localhost:${port}${path}`))
    return plans.map((plan) => {
      const { points, note } = results.get(plan.path)?.[plan.category] ?? { points: 0, note: 'no result' }
      return { ...figure(plan), value: points, note }
    })
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Lighthouse points on a phone for the demo and the live build, which must have been built for the API host of the e2e tests. */
export async function lighthouseFigures(): Promise<Figure[]> {
  const host = spawn(process.execPath, ['mocks/hosts/node.ts', '--port', String(ports.host), '--origin', addresses.live], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(host.stdout, 'data')
    return [...(await auditBuild(demo)), ...(await auditBuild(live))]
  } finally {
    host.kill()
  }
}

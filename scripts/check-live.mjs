// @ts-check
/** Fails when the live build contains a part of the simulator, or doesn't use `VITE_API_HOST`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.mjs'
import { markers } from './simulatorParts.mjs'

const folder = join(root, 'dist-live')
const host = process.env.VITE_API_HOST ?? ''
if (!existsSync(join(folder, 'index.html'))) throw new Error('dist-live holds no build: run npm run build:live')

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const problems = []
let pointsAtHost = false
for (const entry of files) {
  const path = join(entry.parentPath, entry.name)
  const text = readFileSync(path, 'latin1')
  pointsAtHost ||= host !== '' && text.includes(host)
  for (const marker of markers) {
    if (entry.name.includes(marker)) problems.push(`${path}: named like the simulator (${marker})`)
    const at = text.indexOf(marker)
    if (at >= 0) problems.push(`${path}: "${marker}" in …${text.slice(Math.max(0, at - 60), at + 60)}…`)
  }
}
for (const name of ['demo', 'provider.html', 'consent.html', 'contract.html', 'mockServiceWorker.js']) {
  if (existsSync(join(folder, name))) problems.push(`dist-live/${name} belongs to the demo`)
}
if (host === '') problems.push('Set VITE_API_HOST to the address for which the live build was made.')
else if (!pointsAtHost) problems.push(`No file points at VITE_API_HOST (${host})`)
if (!existsSync(join(folder, 'service-worker.js'))) problems.push('service-worker.js is missing')

for (const problem of problems) console.error(problem)
console.log(problems.length > 0 ? `${problems.length} problems` : `${files.length} files, none of the simulator; API host ${host}`)
process.exitCode = problems.length > 0 ? 1 : 0

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../commands.mjs'
import type { Measured } from './figure.ts'
import { isBuilt } from './page.ts'

const FOLDER = 'dist-demo'

/** The worker in which the demo's marketplace runs: kilobytes (1,000 bytes) of its gzip. */
export function workerWeight(): Measured {
  if (!isBuilt(FOLDER)) return { note: 'build it first: npm run build:demo' }
  const assets = join(root, FOLDER, 'assets')
  const worker = readdirSync(assets).find((name) => /^worker-.+\.js$/.test(name))
  return worker === undefined ? { note: 'the build has no worker' } : { value: gzipSync(readFileSync(join(assets, worker))).length / 1000 }
}

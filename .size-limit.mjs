// @ts-check
/**
 * `npm run build:live` ends with it: what the first screen of a live build loads before it can be
 * shown, held against the limit.
 */
import { readFileSync } from 'node:fs'

const FOLDER = 'dist-live'

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'))
/** The page and the screen at its start, which may be a part of the page's own code. */
const names = new Set(
  ['index.html', 'src/features/home/HomePage.tsx'].filter((name) => name in manifest),
)
// The iteration of a set includes elements that are added meanwhile.
for (const name of names) for (const needed of manifest[name]?.imports ?? []) names.add(needed)

export default [
  {
    name: 'JavaScript of the first load of /home, Brotli',
    path: [...names].map((name) => `${FOLDER}/${manifest[name]?.file}`),
    limit: '135 kB',
  },
]

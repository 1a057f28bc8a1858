// @ts-check
/**
 * `npm run build:live` ends with it: what the first screen of a live build loads before it can be
 * shown, held against the limit.
 */
import { readFileSync } from 'node:fs'

const FOLDER = 'dist-live'

/** @type {Record<string, { file: string, css?: string[], imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'))
/** The page and the screen at its start, which may be a part of the page's own code. */
const names = new Set(
  ['index.html', 'src/features/home/HomePage.tsx'].filter((name) => name in manifest),
)
// The iteration of a set includes elements that are added meanwhile.
for (const name of names) for (const needed of manifest[name]?.imports ?? []) names.add(needed)

const files = [...names].flatMap((name) => [manifest[name]?.file, ...(manifest[name]?.css ?? [])])

export default [
  {
    name: 'The first load of /home: page, JavaScript and CSS, Brotli',
    path: ['index.html', ...new Set(files)].map((file) => `${FOLDER}/${file}`),
    limit: '160 kB',
  },
]

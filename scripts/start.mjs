// @ts-check
/** `npm start`: installs what is missing, builds the demo and serves it. */
import { run } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
// It needs installed packages.
const { fileServer, listen } = await import('./serve.mjs')
console.log('Building the demo: half a minute, a few minutes on a slow machine …')
const { code } = await run(['vite', 'build', '--mode', 'simulator', '--logLevel', 'warn'])
if (code !== 0) process.exit(code)

const base = process.env.BASE ?? '/'
const port = await listen(fileServer('dist-demo', base), Number(process.env.PORT ?? 4173), {
  strict: Boolean(process.env.PORT),
  host: process.env.HOST,
})
const address = `http://localhost:${port}${base}`
console.log(`
  Suki, with its simulated marketplace:  ${address}
  The demo on one page, with a tour:     ${address}?demo
  Log in as Liza:                        liza@suki.example  kalamansi-2000

  Ctrl+C ends it.
`)

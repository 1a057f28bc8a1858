// @ts-check
import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
/**
 * Serves a folder of built files, relative to the project or absolute: `node scripts/serve.mjs
 * dist-demo [--port 4173] [--base /shop/] [--strict] [--plain] [--bare] [--reports FILE]`. A page
 * that is not a file gets index.html, since the app routes by itself; other missing files get a
 * 404. Headers are those of the build's `_headers`. `--plain` compresses nothing, which on one
 * machine costs more than it saves. `--bare` is GitHub Pages: no headers of ours, and for missing
 * pages only the `404.html` of the folder that the address begins with.
 */
import compression from 'compression'
import express from 'express'
import { root } from './commands.mjs'
import { headersFor, readHeaders } from './staticHeaders.mjs'

const REPORTS = '/__policy-reports'

/**
 * Whether a request asks for a page, as opposed to one of its files.
 * @param {express.Request} request
 */
const wantsPage = ({ path, headers }) =>
  path.endsWith('/') ||
  headers['sec-fetch-mode'] === 'navigate' ||
  (extname(path) === '' && /text\/html/.test(headers.accept ?? ''))

/**
 * Answers a malformed address and a range that no part of a file has. Express's own answer would
 * print where the error was thrown.
 * @type {express.ErrorRequestHandler}
 */
const refuse = ({ status = 500, headers = {} }, _request, response, _next) =>
  void response.status(status).set(headers).end()

/**
 * Creates a server for one folder.
 * @param {string} folder
 * @param {string} [base] path under which it serves, with a slash at both ends
 * @param {{ reports?: string, plain?: boolean, bare?: boolean }} [options] `reports`: file to which
 * every violation of the content policy is appended as one line; `plain`: whether nothing is
 * compressed; `bare`: whether it is as GitHub Pages
 */
export function fileServer(folder, base = '/', { reports, plain = false, bare = false } = {}) {
  const absolute = resolve(root, folder)
  const rules = bare ? [] : readHeaders(absolute)
  // Hidden files too, since security.txt is in such a folder.
  const options = { cacheControl: false, dotfiles: /** @type {const} */ ('allow') }
  const setHeaders = (/** @type {express.Response} */ response) => {
    // What `_headers` doesn't say may be cached is asked for again each time.
    response.set('Cache-Control', 'no-cache')
    for (const [name, value] of headersFor(rules, response.req.originalUrl))
      response.set(
        name,
        reports && name === 'Content-Security-Policy' ? `${value}; report-uri ${REPORTS}` : value,
      )
  }
  const app = express().disable('x-powered-by').enable('strict routing')
  if (reports)
    app.post(REPORTS, express.text({ type: () => true }), ({ body }, response) => {
      appendFileSync(reports, `${body}\n`)
      response.sendStatus(204)
    })
  if (!plain) app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
  if (base !== '/') app.get(base.slice(0, -1), (_request, response) => response.redirect(base))
  app.use(base, express.static(absolute, { ...options, redirect: false, setHeaders }))
  app.get(`${base}{*page}`, (request, response, next) => {
    if (bare) {
      const page = `${request.path.split('/')[1]}/404.html`
      return existsSync(join(absolute, page))
        ? response.status(404).sendFile(page, { root: absolute })
        : next()
    }
    if (!wantsPage(request)) return next()
    setHeaders(response)
    response.set('Cache-Control', 'no-cache')
    response.sendFile('index.html', { ...options, root: absolute })
  })
  app.use(refuse)
  return createServer(app)
}

/**
 * Listens on the first free port, starting with `port`.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {{ strict?: boolean, host?: string }} [options] `strict`: only that port
 * @returns {Promise<number>} the port
 * @throws Error when the port is taken and `strict` is set
 */
export function listen(server, port, { strict = false, host = '127.0.0.1' } = {}) {
  return new Promise((done, fail) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || strict || port > 65_000) fail(error)
      else listen(server, port + 1, { strict, host }).then(done, fail)
    })
    server.listen(port, host, () =>
      done(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    )
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      base: { type: 'string' },
      host: { type: 'string' },
      strict: { type: 'boolean' },
      plain: { type: 'boolean' },
      bare: { type: 'boolean' },
      reports: { type: 'string' },
    },
  })
  const folder = positionals[0] ?? 'dist-demo'
  const base = values.base ?? process.env.BASE ?? '/'
  if (!values.bare && !existsSync(join(resolve(root, folder), 'index.html')))
    throw new Error(`${folder} holds no build yet: build it first.`)
  const port = await listen(
    fileServer(folder, base, values),
    Number(values.port ?? process.env.PORT ?? 4173),
    {
      strict: values.strict,
      host: values.host ?? process.env.HOST,
    },
  )
  console.log(`\n  ${folder}  →  http://localhost:${port}${base}\n`)
}

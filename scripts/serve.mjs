// @ts-check
/**
 * Serves a folder of built files, named from the project's root or absolute: `node scripts/serve.mjs dist-demo [--port 4173] [--base /shop/] [--strict] [--plain] [--reports FILE]`.
 * A request for a page that is not a file gets index.html, since the app routes by itself; other missing files get a 404.
 * The headers are those of the build's own `_headers`, as a static host sends them. `--plain` compresses nothing: on the same machine that costs
 * more than it saves.
 */
import compression from 'compression'
import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import sirv from 'sirv'
import { root } from './commands.mjs'
import { headersFor, readHeaders, REPORTS, withReports } from './staticHeaders.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Its types are Express's, but it uses only a plain request and response. */
const compress = /** @type {(request: Request, response: Response, next: () => void) => void} */ (
  /** @type {unknown} */ (compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }))
)

/**
 * @param {Request} request
 * @param {Response} response
 * @param {string} reports
 */
async function appendReport(request, response, reports) {
  let text = ''
  for await (const chunk of request) text += chunk
  appendFileSync(reports, `${text}\n`)
  response.writeHead(204).end()
}

/**
 * Whether a request asks for a page, as opposed to one of its files.
 * @param {Request} request
 * @param {string} path
 */
const wantsPage = ({ headers }, path) =>
  path.endsWith('/') || headers['sec-fetch-mode'] === 'navigate' || (extname(path) === '' && /text\/html/.test(headers.accept ?? ''))

/**
 * The decoded path of a request; null when it is malformed.
 * @param {Request} request
 */
function pathOf(request) {
  try {
    // '//cart' is a path here, not a host.
    return decodeURIComponent(new URL(`http://localhost${request.url ?? '/'}`).pathname)
  } catch {
    return null
  }
}

/**
 * Whether sirv may answer a request for a part of a file: it ends the process on one that ends before it begins, and knows no other kinds.
 * @param {string} range
 */
function isRange(range) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return start !== undefined && (end === '' || Number(start) <= Number(end))
}

/**
 * Creates a server for one folder.
 * @param {string} folder
 * @param {string} [base] path under which it serves, with a slash at both ends
 * @param {{ reports?: string, plain?: boolean }} [options] `reports`: file to which every violation of the content policy is appended as one line;
 * `plain`: whether nothing is compressed
 */
export function fileServer(folder, base = '/', { reports, plain = false } = {}) {
  const absolute = resolve(root, folder)
  const rules = readHeaders(absolute)
  const files = sirv(absolute, { dev: true, etag: true, extensions: [] })
  return createServer((request, response) => {
    if (reports && request.method === 'POST' && request.url === REPORTS) return void appendReport(request, response, reports)
    const refuse = (/** @type {number} */ status, /** @type {string} */ text) =>
      void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)
    const missing = () => {
      response.removeHeader('Cache-Control')
      refuse(404, 'Not found')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed')
    // Any other range is ignored, as RFC 9110 allows: the whole file is sent.
    if (request.headers.range !== undefined && !isRange(request.headers.range)) delete request.headers.range
    const path = pathOf(request)
    if (path === null) return refuse(400, 'Malformed address')
    if (`${path}/` === base) return void response.writeHead(302, { Location: base }).end()
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, reports ? withReports(name, value) : value)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (!path.startsWith(base)) return missing()
    // Only files with a content hash in their name may be cached without revalidation.
    if (path.startsWith(`${base}assets/`)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    const serve = (/** @type {string} */ inner, /** @type {() => void} */ otherwise) =>
      files(Object.assign(request, { url: inner }), response, otherwise)
    const inner = (request.url ?? '').slice(base.length - 1)
    const answer = () => serve(inner, wantsPage(request, path) ? () => serve('/index.html', missing) : missing)
    if (plain) answer()
    else compress(request, response, answer)
  })
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
    server.listen(port, host, () => done(/** @type {import('node:net').AddressInfo} */ (server.address()).port))
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
      reports: { type: 'string' },
    },
  })
  const folder = positionals[0] ?? 'dist-demo'
  const base = values.base ?? process.env.BASE ?? '/'
  if (!existsSync(join(resolve(root, folder), 'index.html'))) throw new Error(`${folder} holds no build yet: build it first.`)
  const port = await listen(fileServer(folder, base, values), Number(values.port ?? process.env.PORT ?? 4173), {
    strict: values.strict,
    host: values.host ?? process.env.HOST,
  })
  console.log(`\n  ${folder}  →  http://localhost:${port}${base}\n`)
}

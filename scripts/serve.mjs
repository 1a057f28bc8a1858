// @ts-check
/**
 * Serves a folder of built files: `node scripts/serve.mjs dist-demo [--port 4173] [--base /shop/] [--strict] [--reports FILE]`.
 * A page that is no file gets index.html, since the app routes by itself; anything else that is missing gets a 404.
 * The headers are those of the build's own `_headers`, as a static host sends them.
 */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './commands.mjs'
import { headersFor, readHeaders, REPORTS, withReports } from './staticHeaders.mjs'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
const packable = /^(text|application)\/|svg/

/** @type {Map<string, Buffer>} */
const packed = new Map()

/**
 * @param {string} file
 * @param {string} accepted
 * @returns {{ body: Buffer, encoding?: string }}
 */
function bodyOf(file, accepted) {
  const type = types[extname(file)] ?? ''
  const encoding = !packable.test(type) ? undefined : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const plain = () => readFileSync(file)
  if (!encoding) return { body: plain() }
  const key = `${encoding} ${statSync(file).mtimeMs} ${file}`
  let body = packed.get(key)
  if (!body) {
    body = encoding === 'br' ? brotliCompressSync(plain(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipSync(plain())
    packed.set(key, body)
  }
  return { body, encoding }
}

/**
 * The file that answers a path, or null.
 * @param {string} folder
 * @param {string} path decoded, without the base
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function fileFor(folder, path, headers) {
  const file = resolve(join(folder, normalize(path)))
  if (file !== folder && !file.startsWith(folder + sep)) return null
  if (existsSync(file) && statSync(file).isFile()) return file
  const page = path === '' || headers['sec-fetch-mode'] === 'navigate' || (extname(path) === '' && /text\/html/.test(headers.accept ?? ''))
  return page ? join(folder, 'index.html') : null
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function send(response, file, headers) {
  const { body, encoding } = bodyOf(file, String(headers['accept-encoding'] ?? ''))
  // Only names with a content hash may be kept; the rest is asked for each time.
  const cache = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cache)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (encoding || !range) return response.writeHead(200, { 'Content-Length': body.length, 'Accept-Ranges': 'bytes' }).end(body)
  // Clips are fetched piece by piece.
  const from = range[1] ? Number(range[1]) : Math.max(0, body.length - Number(range[2]))
  const to = range[1] && range[2] ? Math.min(Number(range[2]), body.length - 1) : body.length - 1
  if (from > to) return response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end()
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${body.length}`, 'Content-Length': to - from + 1 })
  return response.end(body.subarray(from, to + 1))
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} reports
 */
async function appendReport(request, response, reports) {
  let text = ''
  for await (const chunk of request) text += chunk
  appendFileSync(reports, `${text}\n`)
  response.writeHead(204).end()
}

/**
 * A server of one folder.
 * @param {string} folder
 * @param {string} [base] path under which it answers, with a slash at both ends
 * @param {string} [reports] file to which each breach of the content policy is appended, a line each
 */
export function fileServer(folder, base = '/', reports) {
  const absolute = resolve(root, folder)
  const rules = readHeaders(absolute)
  return createServer((request, response) => {
    if (reports && request.method === 'POST' && request.url === REPORTS) return void appendReport(request, response, reports)
    const fail = (/** @type {number} */ status, /** @type {string} */ text) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void fail(405, 'Method not allowed')
    let path
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    } catch {
      return void fail(400, 'Malformed address')
    }
    if (`${path}/` === base) return void response.writeHead(302, { Location: base }).end()
    const file = path.startsWith(base) && !path.includes('\0') ? fileFor(absolute, path.slice(base.length), request.headers) : null
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, reports ? withReports(name, value) : value)
    if (!file || !existsSync(file)) return void fail(404, 'Not found')
    send(response, file, request.headers)
  })
}

/**
 * Listens on the first free port from `port` on.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {{ strict?: boolean, host?: string }} [options] `strict`: that port or none
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
      reports: { type: 'string' },
    },
  })
  const folder = positionals[0] ?? 'dist-demo'
  const base = values.base ?? process.env.BASE ?? '/'
  if (!existsSync(join(root, folder, 'index.html'))) throw new Error(`${folder} holds no build yet: build it first.`)
  const port = await listen(fileServer(folder, base, values.reports), Number(values.port ?? process.env.PORT ?? 4173), {
    strict: values.strict,
    host: values.host ?? process.env.HOST,
  })
  console.log(`\n  ${folder}  →  http://localhost:${port}${base}\n`)
}

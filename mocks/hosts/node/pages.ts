import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '#mocks/hosts/provider/page.ts'
import { sendText } from './answer.ts'
import { mediaTypes, sendFile } from './media.ts'
import { builtReference, hasReference, referenceFiles } from './reference.ts'
import type { NodeSockets } from './sockets.ts'
import type { HostWorld, Worlds } from './worlds.ts'

interface Shown {
  worlds: Worlds
  sockets: NodeSockets
  /** The page was asked for by it. */
  base: string
  control: boolean
}

type Page = (
  request: IncomingMessage,
  response: ServerResponse,
  shown: Shown,
) => Promise<void> | void

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const file =
  (from: string, name: string): Page =>
  (request, response) =>
    sendFile(request, response, from, name)

// The overview has its styles within, and Redoc adds rules to an empty style element.
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
const send = (response: ServerResponse, type: string, text: string) =>
  sendText(response, 200, text, { 'content-type': type, ...headers })

function row(world: HostWorld, { sockets }: Shown): string {
  const { clock, tables } = world.simulation.world
  const cells = [
    world.name === '' ? 'default' : escapeHtml(world.name),
    new Date(clock.now()).toISOString(),
    tables.products.size,
    tables.orders.size,
    sockets.count(world),
    new Date(world.usedAt).toISOString(),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function overview(shown: Shown): string {
  const { worlds, base, control } = shown
  const at = (path: string) => escapeHtml(`${new URL(base).pathname.replace(/\/$/, '')}/${path}`)
  return `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Simulated marketplace · Suki</title>
<link rel="icon" href="data:,"><style>body { font-family: system-ui; padding: 0 1rem } th, td { padding: 0.25rem 1.25rem 0.25rem 0; text-align: left } a { margin-right: 1rem }</style></head>
<body><h1>Suki: simulated marketplace</h1><nav aria-label="Documents">
${hasReference ? `<a href="${at('contract.html')}">Reference</a> ` : ''}<a href="${at('openapi.json')}">Contract of the API</a> <a href="${at('asyncapi.json')}">of its events</a> <a href="${at('control.json')}">Contract of the control API</a> <a href="${at('healthz')}">Health</a></nav>
<section><h2>Worlds</h2>
<p>The API is at <code>${escapeHtml(base)}/api</code>; at most ${worlds.most} worlds beside the default one. The control API is ${control ? `at <code>${escapeHtml(base)}/__sim</code>` : 'off'}.</p>
<table><thead><tr><th>World</th><th>Its time</th><th>Products</th><th>Orders</th><th>Sockets</th><th>Last used</th></tr></thead>
<tbody>${worlds
    .all()
    .map((world) => row(world, shown))
    .join('')}</tbody></table></section></body></html>`
}

/** The host serves these beside its worlds, by path. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', (_request, response, shown) => send(response, 'text/html; charset=utf-8', overview(shown))],
  [
    '/healthz',
    (_request, response, { worlds }) =>
      send(
        response,
        'application/json',
        JSON.stringify({ status: 'ok', worlds: worlds.all().length }),
      ),
  ],
  ...(hasReference ? referenceFiles : []).map((name): [string, Page] => [
    `/${name}`,
    async (_request, response) =>
      send(
        response,
        mediaTypes[extname(name)] as string,
        (await builtReference()).get(name) as string,
      ),
  ]),
  // The reference has some of them too, and comes first.
  ...['openapi', 'locations', 'directions', 'asyncapi', 'control'].map((name): [string, Page] => [
    `/${name}.json`,
    file(folder('../../../openapi/generated/'), `${name}.json`),
  ]),
])

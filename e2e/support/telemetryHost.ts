/** POST stores a batch, GET returns all, DELETE removes them. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

export interface Received {
  body: string
  cookie: string | undefined
  referer: string | undefined
}

let received: Received[] = []

const { values } = parseArgs({ options: { port: { type: 'string' } } })
createServer((request, response) => {
  const { method, headers } = request
  if (method === 'POST')
    void text(request).then((body) =>
      received.push({ body, cookie: headers.cookie, referer: headers.referer }),
    )
  if (method === 'DELETE') received = []
  if (method === 'GET')
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(received))
  else response.writeHead(204).end()
}).listen(Number(values.port), '127.0.0.1')

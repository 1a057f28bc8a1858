import { expect, test } from 'vitest'
import { createRpcClient, serveRpc } from '../../mocks/hosts/browser/rpc.ts'

const methods = {
  add: (a: number, b: number) => a + b,
  later: async (text: string) => `${text}, later`,
  fail: () => {
    throw new RangeError('out of reach')
  },
  never: () => new Promise<void>(() => {}),
}

function channel() {
  const { port1, port2 } = new MessageChannel()
  const events: string[] = []
  const send = serveRpc<string>(port2, methods)
  const client = createRpcClient<typeof methods, string>(port1, (event) => events.push(event))
  return { ...client, send, events, closePort: () => port1.close() }
}

test('each request gets its own response, in any order', async () => {
  const { remote, closePort } = channel()
  expect(await Promise.all([remote.later('two'), remote.add(1, 2), remote.add(3, 4)])).toEqual(['two, later', 3, 7])
  await expect(remote.fail()).rejects.toThrow('out of reach')
  closePort()
})

/** Messages of another page of this origin. */
const foreign = [
  undefined,
  null,
  0,
  'text',
  true,
  [],
  [[null]],
  {},
  { id: null },
  { id: 'x', method: 7 },
  { id: 1, method: 'add', args: null },
]

test('messages of others are passed over, at both ends; a call of no method is refused', async () => {
  const { port1, port2 } = new MessageChannel()
  serveRpc(port2, methods)
  for (const message of foreign) port1.postMessage(message)
  const client = createRpcClient<typeof methods & { toString: () => string }, string>(port1, () => undefined)
  for (const message of foreign) port2.postMessage(message)
  expect(await client.remote.add(1, 2)).toBe(3)
  await expect(client.remote.toString()).rejects.toThrow('There is no method toString')
  port1.close()
})

test('events are received; closing rejects pending requests', async () => {
  const { remote, close, send, events, closePort } = channel()
  send('mabuhay')
  await remote.add(1, 1)
  expect(events).toEqual(['mabuhay'])
  const call = remote.never()
  close()
  await expect(call).rejects.toThrow('closed')
  closePort()
})

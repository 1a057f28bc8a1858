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

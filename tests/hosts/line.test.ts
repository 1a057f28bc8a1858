import { expect, test } from 'vitest'
import { openLine, serveLine } from '../../mocks/hosts/browser/line.ts'

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
  const news: string[] = []
  const tell = serveLine<string>(port2, methods)
  const line = openLine<typeof methods, string>(port1, (item) => news.push(item))
  return { ...line, tell, news, close: () => port1.close() }
}

test('calls are answered by their own answers, whatever the order', async () => {
  const { remote, close } = channel()
  expect(await Promise.all([remote.later('two'), remote.add(1, 2), remote.add(3, 4)])).toEqual(['two, later', 3, 7])
  await expect(remote.fail()).rejects.toThrow('out of reach')
  close()
})

test('news arrive, and calls end when the other end is gone', async () => {
  const { remote, cut, tell, news, close } = channel()
  tell('mabuhay')
  await remote.add(1, 1)
  expect(news).toEqual(['mabuhay'])
  const call = remote.never()
  cut()
  await expect(call).rejects.toThrow('gone')
  close()
})

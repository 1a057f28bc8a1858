import { connect } from 'node:net'
import { wait } from '#mocks/hosts/timers.ts'

/**
 * Writes bytes to a TCP connection and returns everything received until it closes; a number among
 * the parts is a pause, ms.
 */
export function rawRequest(
  host: { url: string },
  ...parts: (string | Buffer | number)[]
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => {})
    const write = async () => {
      for (const part of parts) {
        if (typeof part === 'number') await wait(part)
        else socket.write(part)
      }
    }
    void write()
  })
}

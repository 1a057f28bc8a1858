import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How often to ask a port, ms, and how often at most. */
const [POLL_MS, POLLS] = [100, 300]

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * Waits for a server on this machine.
 * @throws Error when it hasn't come after half a minute
 */
export async function untilAnswers(port: number): Promise<void> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await answers(port)) return
    await wait(POLL_MS)
  }
  throw new Error(`Nothing answers at port ${port}`)
}

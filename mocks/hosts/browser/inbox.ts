import type { Connection } from './connection.ts'

/**
 * The simulated inbox, for the app: the newest code that was mailed to an address; null for none.
 */
export const createInbox = (connection: Connection) => ({
  async newestCode(email: string): Promise<string | null> {
    const { mails } = await connection.remote.consoleState(null)
    const mail = mails.find(({ to }) => to === email.toLowerCase())
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? null
  },
})

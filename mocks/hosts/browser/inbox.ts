import type { Connection } from './connection.ts'

/** Null when none was mailed to the address. */
export const createInbox = (connection: Connection) => ({
  async newestCode(email: string): Promise<string | null> {
    const { mails } = await connection.remote.consoleState(null)
    const mail = mails.find(({ to }) => to === email.toLowerCase())
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? null
  },
})

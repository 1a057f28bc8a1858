import type { Caller } from './caller.ts'

/** A case can't be tried on this host, or with these settings. The message says what it needs. */
export class NotTried extends Error {
  constructor(needs: string) {
    super(needs)
    this.name = 'NotTried'
  }
}

/** Whoever needs a user whom this run does not have is not tried. */
export function missingCaller(needs: string): Caller {
  const fail = (): never => {
    throw new NotTried(needs)
  }
  return {
    get id() {
      return fail()
    },
    get email() {
      return fail()
    },
    token: null,
    call: async () => fail(),
  }
}

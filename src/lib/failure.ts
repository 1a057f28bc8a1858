/** An error whose message is written for the user. */
export class Failure extends Error {}

/** The error itself, or one with a general message. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('Something went wrong', { cause: error })

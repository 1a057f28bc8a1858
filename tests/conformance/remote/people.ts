import { type Caller, type Coverage, createCaller } from '../caller.ts'
import { missingCaller, NotTried } from '../notTried.ts'
import type { Target } from '../target.ts'
import { logIn, password, type People, register } from '../testContext.ts'
import type { Account, RemoteOptions } from './options.ts'

/** A user with an account, however they come to a token. One who can't log in is missing. */
async function enter(target: Target, coverage: Coverage, account: Account): Promise<Caller> {
  if ('token' in account) return createCaller(target, coverage, account.token, { id: account.id, email: '' })
  try {
    return await logIn(target, coverage, account)
  } catch (error) {
    if (error instanceof NotTried) return missingCaller(error.message)
    throw error
  }
}

/** The people of a run on a host that others use too: accounts that it was given, or new ones where it may register them. */
export const peopleOf =
  ({ account, other, write }: RemoteOptions) =>
  async (target: Target, coverage: Coverage): Promise<People> => {
    const newBuyer = async () => {
      if (!write) throw new NotTried('--write, since it registers an account')
      return register(target, coverage)
    }
    const find = async (given: Account | undefined, needs: string) => {
      if (given) return enter(target, coverage, given)
      return write && target.lastCode ? newBuyer() : missingCaller(needs)
    }
    return {
      buyer: await find(account, 'an account: API_EMAIL and API_PASSWORD'),
      stranger: await find(other, 'a second account: API_OTHER_EMAIL and API_OTHER_PASSWORD'),
      password: account && 'password' in account ? account.password : password,
      newBuyer,
    }
  }

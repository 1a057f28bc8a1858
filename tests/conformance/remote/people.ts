import { type Caller, type Coverage, createCaller } from '../caller.ts'
import { missingCaller, NotTried } from '../notTried.ts'
import type { Target } from '../target.ts'
import { logIn, password, type People, register } from '../testContext.ts'
import type { Account, RemoteOptions } from './options.ts'

async function enter(target: Target, coverage: Coverage, account: Account): Promise<Caller> {
  return 'token' in account
    ? createCaller(target, coverage, account.token, { id: account.id, email: '' })
    : logIn(target, coverage, account)
}

const orMissing = (error: unknown): Caller => {
  if (error instanceof NotTried) return missingCaller(error.message)
  throw error
}

/** Accounts that the run was given, or new ones where it may register them. */
export const peopleOf =
  ({ account, other, write }: RemoteOptions) =>
  async (target: Target, coverage: Coverage): Promise<People> => {
    const newBuyer = async () => {
      if (!write) throw new NotTried('--write, since it registers an account')
      return register(target, coverage)
    }
    const find = async (given: Account | undefined, needs: string) => {
      if (given) return enter(target, coverage, given).catch(orMissing)
      return write && target.lastCode ? newBuyer().catch(orMissing) : missingCaller(needs)
    }
    return {
      buyer: await find(account, 'an account: API_EMAIL and API_PASSWORD'),
      stranger: await find(other, 'a second account: API_OTHER_EMAIL and API_OTHER_PASSWORD'),
      password: account && 'password' in account ? account.password : password,
      newBuyer,
    }
  }

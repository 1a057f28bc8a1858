import type { Coverage } from '../caller.ts'
import { missingCaller, NotTried } from '../notTried.ts'
import type { Target } from '../target.ts'
import { logIn, password, type People, register } from '../testContext.ts'
import type { RemoteOptions } from './options.ts'

/** The people of a run on a host that others use too: accounts that it was given, or new ones where it may register them. */
export const peopleOf =
  ({ account, other, write }: RemoteOptions) =>
  async (target: Target, coverage: Coverage): Promise<People> => {
    const newBuyer = async () => {
      if (!write) throw new NotTried('--write, since it registers an account')
      return register(target, coverage)
    }
    const find = async (given: RemoteOptions['account'], needs: string) => {
      if (given) return logIn(target, coverage, given)
      return write && target.lastCode ? newBuyer() : missingCaller(needs)
    }
    return {
      buyer: await find(account, 'an account: API_EMAIL and API_PASSWORD'),
      stranger: await find(other, 'a second account: API_OTHER_EMAIL and API_OTHER_PASSWORD'),
      password: account?.password ?? password,
      newBuyer,
    }
  }

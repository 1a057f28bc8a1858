import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'

/**
 * Follows the calls of a run, so that one fault is one failure. A case tests one operation and needs others, to prepare or to look at the effect.
 * Where one of those has failed, the case is not tried.
 */
export class Dependencies {
  /** Operations that have failed, each with what happened first. */
  readonly failed = new Map<OperationId, string>()
  #tested: OperationId | undefined
  #watching = false
  #differs = false

  /** Begins a case of an operation, or without one the preparations of the run. */
  begin(tested?: OperationId): void {
    this.#tested = tested
    this.#watching = true
    this.#differs = false
  }

  /** Whether an answer of the tested operation has differed from the contract since the case began. */
  get differs(): boolean {
    return this.#differs
  }

  /** Ends the cases: from now on calls may be refused. */
  end(): void {
    this.#watching = false
  }

  fail(operation: OperationId, what: string): void {
    if (!this.failed.has(operation)) this.failed.set(operation, what)
  }

  /**
   * Call it before each call.
   * @throws NotTried when the case needs the operation and it has failed
   */
  before(operation: OperationId): void {
    if (this.#isNeeded(operation) && this.failed.has(operation)) throw new NotTried(`${operation}, which failed`)
  }

  /**
   * Call it after each call.
   * @param differs whether the answer differs from the contract
   * @throws NotTried when the case needs the operation and it was not answered with a success as the contract has it
   */
  after(operation: OperationId, status: number, differs: boolean): void {
    if (operation === this.#tested && differs) this.#differs = true
    if (!this.#isNeeded(operation) || (status < 400 && !differs)) return
    this.fail(operation, differs ? 'an answer that differs from the contract' : `status ${status}`)
    throw new NotTried(`${operation}, which failed`)
  }

  #isNeeded(operation: OperationId): boolean {
    return this.#watching && operation !== this.#tested
  }
}

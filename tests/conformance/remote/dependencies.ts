import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'

/**
 * Follows the calls of a run, so that one fault is one failure. A case tests one operation and
 * needs others, to prepare or to look at the effect. Where one of those has failed, the case is not
 * tried.
 */
export class Dependencies {
  /** Operations that have failed, each with what happened first. */
  readonly failed = new Map<OperationId, string>()
  #tested: OperationId | undefined
  #watching = false
  #differing: OperationId | undefined

  /** Begins a case of an operation, or without one the preparations of the run. */
  begin(tested?: OperationId): void {
    this.#tested = tested
    this.#watching = true
    this.#differing = undefined
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
    if (this.#isNeeded(operation) && this.failed.has(operation))
      throw new NotTried(`${operation}, which failed`)
  }

  /**
   * Call it after each call.
   * @param differs whether the answer differs from the contract
   * @throws NotTried when the case needs the operation and it was refused
   */
  after(operation: OperationId, status: number, differs: boolean): void {
    if (differs && (this.#differing === undefined || operation === this.#tested))
      this.#differing = operation
    if (!this.#isNeeded(operation) || status < 400) return
    this.fail(operation, `status ${status}`)
    throw new NotTried(`${operation}, which failed`)
  }

  /**
   * Whether an answer of the tested operation has differed from the contract in this case: what
   * else it does is not judged.
   */
  get isTestedDiffering(): boolean {
    return this.#differing !== undefined && this.#differing === this.#tested
  }

  /**
   * What a case has failed by: an error, or that it could not be tried, as an answer that it needs
   * differs from the contract. That is in the report, and no second failure.
   */
  causeOf(error: unknown): unknown {
    if (error instanceof NotTried || this.#differing === undefined) return error
    return new NotTried(`${this.#differing}, whose answer differs from the contract`)
  }

  #isNeeded(operation: OperationId): boolean {
    return this.#watching && operation !== this.#tested
  }
}

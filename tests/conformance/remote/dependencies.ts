import { NotTried } from '../caller.ts'
import type { OperationId } from '../contract.ts'
import type { Target } from '../target.ts'

/** That one case may make, and a whole run without requests that break the contract. */
const CALLS_OF_CASE = 250
const CALLS_OF_RUN = 4000
const NAMED = 3

/** After a blank; '' without one. */
function codeOf(text: string): string {
  const [, code] = /"code"\s*:\s*"(\w{1,60})"/.exec(text) ?? []
  return code === undefined ? '' : ` ${code}`
}

/**
 * Follows the calls of a run, so that one fault is one failure, and that the run ends. A case
 * tests one operation and needs others; where one of those has failed, it is not tried.
 */
export class Dependencies {
  /** With what happened first. */
  readonly failed = new Map<OperationId, string>()
  /** Those that were refused where another operation needed them. */
  readonly refused = new Map<OperationId, string>()
  readonly #calls = new Map<string, number>()
  #needed = new Set<OperationId>()
  readonly #differed = new Set<OperationId>()
  #tested: OperationId | undefined
  #isRefusal = false
  #case = ''
  #watching = false
  #differing: OperationId | undefined
  #left = CALLS_OF_RUN

  /**
   * Begins a case, or without one the preparations.
   * @param isRefusal whether the case is about a refusal
   */
  begin(tested?: OperationId, about = 'the preparations', isRefusal = false): void {
    this.#tested = tested
    this.#isRefusal = isRefusal
    this.#case = tested === undefined ? about : `${tested} ${about}`
    this.#watching = true
    this.#differing = undefined
    this.#needed = new Set()
  }

  /** From now on calls may be refused. */
  end(): void {
    this.#watching = false
  }

  fail(operation: OperationId, what: string): void {
    if (!this.failed.has(operation)) this.failed.set(operation, what)
  }

  /**
   * @throws NotTried when the case needs the operation and it has failed, or the run has made all
   * of its calls
   * @throws Error when the case has made all of its calls
   */
  before(operation: OperationId): void {
    if (this.#isNeeded(operation) && this.failed.has(operation))
      throw new NotTried(`${operation}, which failed`)
    if (!this.#watching) return
    if (this.#isNeeded(operation)) this.#needed.add(operation)
    if (this.#left === 0) throw new NotTried(`more than ${CALLS_OF_RUN} calls`)
    const made = this.#calls.get(this.#case) ?? 0
    if (made === CALLS_OF_CASE) throw new Error(`it made ${CALLS_OF_CASE} calls, without an end`)
    this.#calls.set(this.#case, made + 1)
    this.#left -= 1
  }

  /**
   * @param differs whether the answer differs from the contract
   * @throws NotTried when the case needs the operation and it was refused, or can't be read
   */
  after(
    { operation, status, text, mayFail, isReadable }: Parameters<NonNullable<Target['inspect']>>[0],
    differs: boolean,
  ): void {
    if (differs && (this.#differing === undefined || operation === this.#tested)) {
      this.#differing = operation
      this.#differed.add(operation)
    }
    if (!this.#isNeeded(operation) || (status < 400 && isReadable) || mayFail) return
    const what = `status ${status}${codeOf(text)}, in ${this.#case}`
    this.fail(operation, what)
    if (isReadable) this.refused.set(operation, what)
    throw new NotTried(`${operation}, which failed`)
  }

  /** The case judges another refusal than the contract's where that is its subject. */
  isJudgedByCase({ operation, status }: { operation: OperationId; status: number }): boolean {
    const isSubject = operation === this.#tested && this.#isRefusal && this.#watching
    return isSubject && status >= 400 && !this.#differed.has(operation)
  }

  /** What the last case has called besides its own operation. */
  get needed(): ReadonlySet<OperationId> {
    return this.#needed
  }

  /** The cases with the most calls, if the run has made all that it may. */
  get spent(): string | undefined {
    if (this.#left > 0) return undefined
    const most = [...this.#calls].toSorted(([, a], [, b]) => b - a).slice(0, NAMED)
    return most.map(([name, calls]) => `${name} (${calls})`).join(', ')
  }

  /** What else it does in this case is not judged then. */
  get isTestedDiffering(): boolean {
    return this.#differing !== undefined && this.#differing === this.#tested
  }

  /**
   * An answer that the case needs and that differs from the contract is in the report, and no
   * second failure.
   */
  causeOf(error: unknown): unknown {
    if (error instanceof NotTried || this.#differing === undefined) return error
    return new NotTried(`${this.#differing}, whose answer differs from the contract`)
  }

  #isNeeded(operation: OperationId): boolean {
    return this.#watching && operation !== this.#tested
  }
}

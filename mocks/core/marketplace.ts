import type { UserRow } from '#fixtures/rows.ts'
import { operations } from '#openapi/generated/operations.ts'
import { runJob } from '../actors/actors.ts'
import type { Input, OperationId } from '../contract.ts'
import type { Handler } from '../handlers/handler.ts'
import { handlers } from '../handlers/handlers.ts'
import { problem } from '../replies.ts'
import { readToken } from '../rules/tokens.ts'
import { type BusEvent, createListeners } from '../world/bus.ts'
import type { World } from '../world/world.ts'
import { createFaults, type Faults } from './faults.ts'
import {
  checkEvent,
  checkInput,
  checkReply,
  namedInput,
  type SchemaError,
  type RawInput,
} from './guard.ts'

/** Every violation is a defect of the simulator. */
export interface Violation {
  /** An operationId with its status, or an event's name. */
  source: string
  errors: SchemaError[]
}

export interface Call {
  operation: OperationId
  input: RawInput
  token: string | null
}

export interface Result {
  status: number
  body: unknown
  /** The body is sent as a text, and not as JSON. */
  isText?: boolean
  /** Seconds. */
  retryAfter?: number
}

/** Takes calls, and gives replies and bus events, all of it synchronously. */
export interface Marketplace {
  readonly world: World
  readonly faults: Faults
  /** No fault is armed in the new one. */
  replace(world: World): void
  /** Never throws. */
  handle(call: Call): Result
  /**
   * Null when the token is missing, forged or expired, its session has ended, or the account was
   * deleted.
   */
  authenticate(token: string | null): UserRow | null
  /** Begins with the earliest, while `mayGoOn` says so; returns whether none is left. */
  runDue(mayGoOn?: () => boolean): boolean
  /** Does all or nothing, with its events checked. A failure is reported as a violation. */
  carryOut(source: string, work: () => void): void
  report(violation: Violation): void
  /** Returns a function that removes the listener. */
  onViolation(listener: (violation: Violation) => void): () => void
}

/** Undoes what led to it. */
class Breach extends Error {
  readonly violation: Violation
  constructor(violation: Violation) {
    super(`${violation.source} breaks the contract`)
    this.violation = violation
  }
}

function refuse(source: string, errors: SchemaError[]): void {
  if (errors.length > 0) throw new Breach({ source, errors })
}

function violationOf(source: string, error: unknown): Violation {
  if (error instanceof Breach) return error.violation
  return {
    source,
    errors: [
      {
        path: '',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      },
    ],
  }
}

export function createMarketplace(first: World): Marketplace {
  let [world, faults] = [first, createFaults(first.seed)]
  const violations = createListeners<[violation: Violation]>()
  const report = violations.notify
  const checked = new WeakSet<BusEvent>()
  // Scenarios send events that belong to no call.
  const checkEventsOf = ({ bus }: World) =>
    bus.subscribe((event) => {
      const errors = checked.has(event) ? [] : checkEvent(event.event, event.payload)
      if (errors.length > 0) report({ source: event.event, errors })
    })
  checkEventsOf(first)
  const signedIn = (token: string | null) => (token === null ? null : readToken(world, token))

  function answer({ operation, input, token }: Call): Result {
    const { buyer = null, session = null } = signedIn(token) ?? {}
    if (operations[operation].auth === 'required' && !buyer)
      return problem(401, 'unauthorized', 'Please log in')
    const errors = checkInput(operation, input)
    if (errors.length > 0)
      return problem(422, 'validation_failed', 'The request is not valid', errors)
    // The compiler can't know that this input belongs to this operation.
    const handler = handlers[operation] as Handler<OperationId>
    const reply = handler(world, {
      ...namedInput(operation, input),
      buyer,
      session,
    } as Input<OperationId>) as unknown as Result
    refuse(`${operation} ${reply.status}`, checkReply(operation, reply.status, reply.body))
    return reply
  }

  /** @throws Breach for an event that breaks the contract, or what the work throws */
  const carryOut = <T>(work: () => T): T =>
    world.transaction(() => {
      const result = work()
      for (const event of world.bus.held()) {
        refuse(event.event, checkEvent(event.event, event.payload))
        checked.add(event)
      }
      return result
    })

  function carryOutOrReport(source: string, work: () => void): void {
    try {
      carryOut(work)
    } catch (error) {
      report(violationOf(source, error))
    }
  }

  function runDue(mayGoOn = () => true): boolean {
    const now = world.clock.now()
    for (let job = world.dueJobs.next(now); job; job = world.dueJobs.next(now)) {
      if (!mayGoOn()) return false
      const due = job
      // A job that fails is not tried again.
      world.tables.jobs.remove(due._id)
      carryOutOrReport(`job ${due.kind}`, () => runJob(world, due))
    }
    return true
  }

  return {
    get world() {
      return world
    },
    get faults() {
      return faults
    },
    replace(next) {
      ;[world, faults] = [next, createFaults(next.seed)]
      checkEventsOf(next)
    },
    authenticate: (token) => signedIn(token)?.buyer ?? null,
    runDue,
    carryOut: carryOutOrReport,
    report,
    onViolation: violations.add,
    handle(call) {
      runDue()
      try {
        return carryOut(() => answer(call))
      } catch (error) {
        const violation = violationOf(call.operation, error)
        report(violation)
        return error instanceof Breach
          ? problem(
              500,
              'contract_violation',
              'The simulated marketplace broke its contract',
              violation.errors,
            )
          : problem(500, 'server_error', 'Something went wrong on our side')
      }
    },
  }
}

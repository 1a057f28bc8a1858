import { operations } from '../openapi/generated/operations.ts'
import type { UserRow } from '../fixtures/rows.ts'
import { runDueJobs } from './actors/actors.ts'
import type { Input, OperationId } from './contract.ts'
import type { Handler } from './handlers/handler.ts'
import { handlers } from './handlers/handlers.ts'
import { problem } from './replies.ts'
import { readToken } from './rules/tokens.ts'
import { createFaults, type Faults } from './transport/faults.ts'
import { checkEvent, checkInput, checkReply, namedInput, type SchemaError, type RawInput } from './transport/guard.ts'
import type { World } from './world/world.ts'

/** A reply or an event that breaks the contract: always a defect of the simulator. */
export interface Violation {
  /** An operationId with its status, or an event's name. */
  source: string
  errors: SchemaError[]
}

export interface Call {
  operation: OperationId
  input: RawInput
  /** The bearer token, if one came with the call. */
  token: string | null
}

export interface Result {
  status: number
  body: unknown
  /** Seconds to wait before the next call. */
  retryAfter?: number
}

/** The simulator's core: calls in, replies and bus events out, all of it synchronous. */
export interface Marketplace {
  readonly world: World
  readonly faults: Faults
  /** Carries out one call and returns its reply; never throws. */
  handle(call: Call): Result
  /** The buyer of a token; null when it is missing, forged or expired, its session has ended, or the account was deleted. */
  authenticate(token: string | null): UserRow | null
  /** Runs every job that is due by the world's clock. */
  runDue(): void
  /** Calls the listener for every violation; returns a function that removes it. */
  onViolation(listener: (violation: Violation) => void): () => void
}

/** Opens a marketplace on a world. */
export function createMarketplace(world: World): Marketplace {
  const listeners = new Set<(violation: Violation) => void>()
  const report = (source: string, errors: SchemaError[]) => {
    for (const listener of listeners) listener({ source, errors })
  }
  world.bus.subscribe(({ event, payload }) => {
    const errors = checkEvent(event, payload)
    if (errors.length > 0) report(event, errors)
  })
  const signedIn = (token: string | null) => (token === null ? null : readToken(world, token))

  function answer({ operation, input, token }: Call): Result {
    const { buyer = null, session = null } = signedIn(token) ?? {}
    if (operations[operation].auth === 'required' && !buyer) return problem(401, 'unauthorized', 'Please log in')
    const errors = checkInput(operation, input)
    if (errors.length > 0) return problem(422, 'validation_failed', 'The request is not valid', errors)
    // The compiler can't know that this input belongs to this operation; the guard has just checked it.
    const handler = handlers[operation] as Handler<OperationId>
    return handler(world, { ...namedInput(operation, input), buyer, session } as Input<OperationId>) as unknown as Result
  }

  return {
    world,
    faults: createFaults(world.seed),
    authenticate: (token) => signedIn(token)?.buyer ?? null,
    runDue: () => runDueJobs(world),
    onViolation(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    handle(call) {
      runDueJobs(world)
      const reply = attempt(
        () => answer(call),
        (error) => report(call.operation, [error]),
      )
      const errors = checkReply(call.operation, reply.status, reply.body)
      if (errors.length === 0) return reply
      report(`${call.operation} ${reply.status}`, errors)
      return problem(500, 'contract_violation', 'The simulated marketplace broke its contract', errors)
    },
  }
}

function attempt(work: () => Result, onCrash: (error: SchemaError) => void): Result {
  try {
    return work()
  } catch (error) {
    onCrash({ path: '', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    return problem(500, 'server_error', 'Something went wrong on our side')
  }
}

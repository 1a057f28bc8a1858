import { operations } from '../openapi/generated/operations.ts'
import type { UserRow } from '../fixtures/rows.ts'
import { runDueJobs } from './actors/actors.ts'
import type { Input, OperationId } from './contract.ts'
import type { Handler } from './handlers/handler.ts'
import { handlers } from './handlers/handlers.ts'
import { problem } from './replies.ts'
import { readToken } from './rules/tokens.ts'
import { createFaults, type Faults } from './transport/faults.ts'
import { checkEvent, checkInput, checkReply, type Fault, type RawInput } from './transport/guard.ts'
import type { World } from './world/world.ts'

/** A reply or an event of the simulator that broke the contract: always a defect of the simulator. */
export interface Violation {
  /** An operationId with its status, or an event's name. */
  where: string
  faults: Fault[]
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
}

/** The simulator's core: calls in, replies and bus events out, all of it synchronous. */
export interface Marketplace {
  readonly world: World
  readonly faults: Faults
  /** Carries out one call and answers it; never throws. */
  handle(call: Call): Result
  /** The buyer whom a token names, or null when it is missing, forged, expired or of a deleted account. */
  authenticate(token: string | null): UserRow | null
  /** Lets everything happen that has fallen due by the world's clock. */
  runDue(): void
  /** Hears of broken promises; answers a function that ends the subscription. */
  onViolation(listener: (violation: Violation) => void): () => void
}

/** Opens a marketplace on a world. */
export function createMarketplace(world: World): Marketplace {
  const listeners = new Set<(violation: Violation) => void>()
  const report = (where: string, faults: Fault[]) => {
    for (const listener of listeners) listener({ where, faults })
  }
  world.bus.subscribe(({ event, payload }) => {
    const faults = checkEvent(event, payload)
    if (faults.length > 0) report(event, faults)
  })
  const authenticate = (token: string | null) => (token === null ? null : readToken(world, token))

  function answer({ operation, input, token }: Call): Result {
    const buyer = authenticate(token)
    if (operations[operation].auth === 'required' && !buyer) return problem(401, 'unauthorized', 'Please log in')
    const faults = checkInput(operation, input)
    if (faults.length > 0) return problem(422, 'validation_failed', 'The request is not valid', faults)
    // The guard has just checked what the compiler can't know: that this input is this operation's.
    const handler = handlers[operation] as Handler<OperationId>
    return handler(world, { ...input, buyer } as Input<OperationId>) as unknown as Result
  }

  return {
    world,
    faults: createFaults(),
    authenticate,
    runDue: () => runDueJobs(world),
    onViolation(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    handle(call) {
      runDueJobs(world)
      const reply = attempt(
        () => answer(call),
        (fault) => report(call.operation, [fault]),
      )
      const faults = checkReply(call.operation, reply.status, reply.body)
      if (faults.length === 0) return reply
      report(`${call.operation} ${reply.status}`, faults)
      return problem(500, 'contract_violation', 'The simulated marketplace broke its contract', faults)
    },
  }
}

function attempt(work: () => Result, onCrash: (fault: Fault) => void): Result {
  try {
    return work()
  } catch (error) {
    onCrash({ path: '', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    return problem(500, 'server_error', 'Something went wrong on our side')
  }
}

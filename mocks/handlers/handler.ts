import type { OperationTable } from '#openapi/generated/operations.ts'
import type { Input, OperationId, Reply, Tag } from '../contract.ts'
import type { World } from '../world/world.ts'

/** Synchronous: a call runs to its end before the next one starts. */
export type Handler<Op extends OperationId> = (world: World, input: Input<Op>) => Reply<Op>
type OperationsOf<T extends Tag> = {
  [Op in OperationId]: OperationTable[Op]['tag'] extends T ? Op : never
}[OperationId]
/** A missing operation or an undocumented status is a type error. */
export type Handlers<T extends Tag = Tag> = { [Op in OperationsOf<T>]: Handler<Op> }

import type { components, operations } from '#openapi/generated/types.ts'

export type Schemas = components['schemas']

export type Body<Op extends keyof operations> = operations[Op] extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: { 'application/json': infer B } }
    ? B
    : never
  : never

export type Query<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>

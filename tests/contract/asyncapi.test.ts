import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import asyncapi from '#openapi/generated/asyncapi.json' with { type: 'json' }
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import { contractEvents } from '../marketplace/hosts/contractEvents.ts'

const events = contractEvents.filter(({ builtIn }) => !builtIn)
const namespaces = { chat: CHAT_NAMESPACE, payment: PAYMENT_NAMESPACE }

interface Channel {
  address: string
  servers: { $ref: string }[]
  parameters?: object
}
interface Operation {
  action: string
  reply?: object
}
const channels: Record<string, Channel> = asyncapi.channels
const operations: Record<string, Operation> = asyncapi.operations

test('AsyncAPI has the events of the contract that a host or the app sends, and no others', () => {
  const ids = events.map(({ operationId }) => operationId)
  for (const part of [channels, operations]) expect(Object.keys(part)).toEqual(ids)
})

test.each(events)(
  'AsyncAPI has $operationId under its name, in its namespace and direction',
  ({ operationId, event, socket, direction }) => {
    const { address, servers, parameters = {} } = channels[operationId] as Channel
    expect(address).toBe(event)
    expect(servers).toEqual([{ $ref: `#/servers/${socket}` }])
    expect(asyncapi.servers[socket]['x-socket.io'].namespace).toBe(namespaces[socket])
    expect(Object.keys(parameters).map((name) => `{${name}}`)).toEqual(
      event.match(/\{\w+\}/g) ?? [],
    )
    const { action, reply } = operations[operationId] as Operation
    expect(action).toBe(direction === 'in' ? 'receive' : 'send')
    expect(reply !== undefined, 'whether it is acknowledged').toBe(direction === 'out')
  },
)

test.each(events)(
  'the schema of $operationId takes the example of the contract, and nothing of another type',
  ({ operationId, example }) => {
    const ajv = addFormats.default(new Ajv({ strict: false }))
    const validate = ajv
      .addSchema(asyncapi, 'asyncapi')
      .getSchema(`asyncapi#/components/messages/${operationId}/payload`)
    expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true)
    expect(validate?.(42)).toBe(false)
    if (typeof example === 'object') expect(validate?.({}), 'without its fields').toBe(false)
  },
)

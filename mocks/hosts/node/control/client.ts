import createClient, { type Client } from 'openapi-fetch'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import type { paths } from '#openapi/generated/control.ts'

/** `client.POST('/directives', { body: { directives } })`. */
export type ControlClient = Client<paths>

/** Opens a client of a world, such as `http://localhost:4010/w/my-tests`. */
export const controlClient = (base: string): ControlClient =>
  createClient<paths>({ baseUrl: `${base}/__sim` })

/**
 * All of which must be accepted.
 * @param token of the buyer whom they are about, when they name none
 * @returns the token of the buyer whom `as:NAME` names
 * @throws Error that says what was refused
 */
export async function applyDirectives(
  base: string,
  directives: string,
  token?: string,
): Promise<string | null> {
  const { data, error } = await controlClient(base).POST('/directives', {
    body: { directives },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  if (!data) throw new Error(error.message)
  if (data.refused.length > 0) throw new Error(`Refused: ${describeRefused(data.refused)}`)
  return data.token
}

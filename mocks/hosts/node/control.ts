import type { ServerResponse } from 'node:http'
import { noSuchBuyer, VISITOR } from '#fixtures/scenarios/buyers.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/transport/control.ts'
import { signInAs } from '../personas.ts'
import type { Simulation } from '../simulation.ts'

/**
 * Applies the scenario in the body of `POST /__sim` (the same text as after `?sim=`). Responds with the directives that were
 * refused, each with its reason, and, for `as:NAME`, with a token. A bearer token in the request names the signed-in buyer.
 */
export async function serveControl(simulation: Simulation, response: ServerResponse, text: string, authorization = ''): Promise<void> {
  const scenario = parseScenario(text)
  const unknown = applyScenario(simulation, scenario, authorization.replace(/^Bearer /i, '') || null)
  await simulation.catchUp()
  const name = scenario.as?.toLowerCase() === VISITOR ? undefined : scenario.as
  const token = name === undefined ? null : signInAs(simulation, name, { expired: scenario.token === 'expired' })
  sendJson(response, { unknown: name !== undefined && token === null ? [...unknown, noSuchBuyer(name)] : unknown, token })
}

/** Responds to `GET /__sim` with the mails of the simulated inboxes, oldest first. */
export function serveInbox(market: Simulation, response: ServerResponse): void {
  const mails = [...market.world.tables.mails.all()].toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  sendJson(response, { mails: mails.map(({ to, subject, body }) => ({ to, subject, body })) })
}

function sendJson(response: ServerResponse, answer: object): void {
  const body = JSON.stringify(answer)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

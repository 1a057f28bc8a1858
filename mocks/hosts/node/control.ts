import type { ServerResponse } from 'node:http'
import { parseScenario } from '../../../fixtures/scenarios/scenario.ts'
import { steer } from '../../transport/control.ts'
import { signInAs } from '../personas.ts'
import type { Simulation } from '../simulation.ts'

/**
 * Carries out the scenario in the body of `POST /__sim` (the text that a demo has behind `?sim=`). Answers the
 * directives that were not understood and, for `as:NAME`, a token.
 */
export function serveControl(simulation: Simulation, response: ServerResponse, text: string): void {
  const scenario = parseScenario(text)
  const unknown = steer(simulation, scenario)
  const token = scenario.as === undefined ? null : signInAs(simulation.market, scenario.as, { expired: scenario.token === 'expired' })
  sendJson(response, { unknown, token })
}

/** Answers what is in the simulated inboxes (`GET /__sim`), oldest first: the codes that a demo shows in its panel. */
export function serveInbox({ market }: Simulation, response: ServerResponse): void {
  const mails = [...market.world.tables.mails.all()].toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  sendJson(response, { mails: mails.map(({ to, subject, body }) => ({ to, subject, body })) })
}

function sendJson(response: ServerResponse, answer: object): void {
  const body = JSON.stringify(answer)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

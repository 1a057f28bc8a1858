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
  const body = JSON.stringify({ unknown, token })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import type { NamedFault } from '#mocks/transport/traffic/traffic.ts'
import type { ContractError, TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'

interface OutcomeText {
  text: string
  /** For screen readers. */
  meaning: string
  tone: 'success' | 'warning' | 'danger' | undefined
}

const [CLIENT_ERROR, SERVER_ERROR] = [400, 500]

const texts: Record<Exclude<TrafficEntry['outcome'], number>, OutcomeText> = {
  waiting: { text: '…', meaning: 'no response yet', tone: undefined },
  failed: { text: 'failed', meaning: 'the network failed', tone: 'danger' },
  dropped: { text: 'dropped', meaning: 'never sent', tone: 'danger' },
  app: { text: '↑', meaning: 'sent by the app', tone: undefined },
  marketplace: { text: '↓', meaning: 'sent to the app', tone: undefined },
}

export function outcomeText({ outcome }: Pick<TrafficEntry, 'outcome'>): OutcomeText {
  if (typeof outcome !== 'number') return texts[outcome]
  const tone = outcome >= SERVER_ERROR ? 'danger' : outcome >= CLIENT_ERROR ? 'warning' : 'success'
  return { text: String(outcome), meaning: `status ${outcome}`, tone }
}

export const inMs = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`

export const directiveOf = (fault: NamedFault): string => writeScenario({ faults: [fault] })

/** The contract's name, else the address or the name on the wire. */
export const nameOf = ({ operation, title }: Pick<TrafficEntry, 'operation' | 'title'>): string =>
  operation ?? (title || '(no name)')

export const errorText = ({ of, path, message }: ContractError): string =>
  `${of} ${path || 'as a whole'}: ${message}`

/** The reference shows them under their names. */
const services = ['directions', 'locations']

/** Leads to the operation or event, else to the tag, else to the beginning. */
export function referenceOf(
  { operation, tag }: Pick<TrafficEntry, 'operation' | 'tag'>,
  base: string,
): string {
  const address = new URL('contract.html', base)
  if (tag !== null && services.includes(tag)) address.search = tag
  if (tag === null) return address.href
  address.hash = operation === null ? `/${tag}` : `/${tag}/${operation.toLowerCase()}`
  return address.href
}

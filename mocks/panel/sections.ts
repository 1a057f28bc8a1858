import type { MailRow } from '../../fixtures/rows.ts'
import type { Scenario } from '../../fixtures/scenarios/contents.ts'
import type { PanelState } from '../hosts/browser/workerApi.ts'
import { h } from './element.ts'

const HOUR = 3_600_000

/** Actions of the panel's buttons. */
export interface PanelActions {
  applyScenario(scenario: Partial<Scenario>): void
  /** Signs in as a named buyer, or out with null. */
  signIn(name: string | null): void
  reset(): void
}

const manila = new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', dateStyle: 'medium', timeStyle: 'medium' })
/** A time (ms) formatted in Manila time. */
export const inManila = (ms: number) => manila.format(ms)

const button = (label: string, onclick: () => void, title = '') => h('button', { type: 'button', onclick, title }, label)
const section = (title: string, ...content: Node[]) => h('section', {}, h('h3', {}, title), ...content)
const row = (...content: Node[]) => h('div', { className: 'row' }, ...content)

const mail = ({ to, subject, body, created_at }: MailRow) =>
  h('li', {}, h('strong', {}, subject), h('p', {}, body), h('small', {}, `to ${to} · ${inManila(Date.parse(created_at))}`))

function inbox({ mails }: PanelState): HTMLElement {
  if (mails.length === 0)
    return section('Simulated inbox', h('p', { className: 'quiet' }, 'No mail yet. Codes that would be e-mailed appear here.'))
  return section('Simulated inbox', h('ul', { className: 'mails', aria: { live: 'polite' } }, ...mails.map(mail)))
}

function buyers({ personas }: PanelState, { signIn }: PanelActions): HTMLElement {
  const named = personas.map(({ name, label }) => button(name, () => signIn(name), label))
  return section(
    'Sign in as',
    row(
      ...named,
      button('visitor', () => signIn(null), 'Sign out'),
    ),
  )
}

/** What happens next to the signed-in buyer: shops sleep, so that it may be hours away. */
function nextEvent({ now, next }: PanelState, { applyScenario }: PanelActions): Node[] {
  if (!next) return []
  return [
    h('p', { className: 'next' }, `Next: ${next.text}, ${inManila(next.at)}`),
    row(button('Skip to it', () => applyScenario({ advance: Math.max(0, Math.ceil(next.at - now)) }))),
  ]
}

function clock(state: PanelState, actions: PanelActions): HTMLElement {
  const { now, frozen } = state
  const { applyScenario } = actions
  return section(
    'Clock in Manila',
    h('p', { className: 'clock' }, `${inManila(now)}${frozen ? ' (stopped)' : ''}`),
    row(
      button('+1 hour', () => applyScenario({ advance: HOUR })),
      button('+1 day', () => applyScenario({ advance: 24 * HOUR })),
      button(frozen ? 'Run' : 'Freeze', () => applyScenario({ freeze: !frozen })),
    ),
    ...nextEvent(state, actions),
  )
}

function faults({ conditions }: PanelState, { applyScenario, reset }: PanelActions): HTMLElement {
  const up = conditions.sockets === 'up'
  return section(
    'Trouble',
    row(
      button('Fail the next checkout', () =>
        applyScenario({ faults: [{ kind: 'fail', operation: 'createTransactions', status: 503, times: 1 }] }),
      ),
      button(up ? 'Cut the sockets' : 'Restore the sockets', () => applyScenario({ socket: up ? 'down' : 'up' })),
      button('Reset the world', reset),
    ),
  )
}

function notices(state: PanelState): HTMLElement[] {
  if (state.notices.length === 0) return []
  return [
    section(
      'Notices',
      h('ul', { className: 'notices' }, ...state.notices.map(({ kind, text }) => h('li', {}, h('strong', {}, kind), ` ${text}`))),
    ),
  ]
}

/** The panel's content for a state of the marketplace. `base` is the address under which the demo is served. */
export function sections(state: PanelState, actions: PanelActions, base: string): HTMLElement[] {
  const link = (file: string, label: string) => h('a', { href: new URL(file, base).href, target: '_blank', rel: 'noopener' }, label)
  return [
    inbox(state),
    buyers(state, actions),
    clock(state, actions),
    faults(state, actions),
    ...notices(state),
    h('footer', {}, link('contract.html', 'API reference'), link('credits.txt', 'Credits')),
  ]
}

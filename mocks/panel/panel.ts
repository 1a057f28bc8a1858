import type { Connection } from '../hosts/browser/connection.ts'
import { signInAs } from '../hosts/browser/session.ts'
import type { Notice } from '../hosts/browser/workerApi.ts'
import { h } from './element.ts'
import css from './panel.css?inline'
import { type PanelActions, sections } from './sections.ts'

export interface Panel {
  /** Shows a notice until it is dismissed. */
  notify(notice: Notice): void
}

const NAME = 'suki-simulator'
/** Where the page remembers which notice was read. */
const DISMISSED = 'suki-notice'

function styled(): ShadowRoot {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {})
  const root = document.body.appendChild(document.createElement(NAME)).attachShadow({ mode: 'open' })
  // A constructed sheet needs no inline style, so that a strict content policy holds.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return root
}

/** A dialog that waits for a code makes everything outside of it inert: it takes the panel in, for that is where the code arrives. */
function followCodes(host: Element): void {
  const follow = () => {
    const place = document.querySelector('dialog[open]:has([autocomplete="one-time-code"])') ?? document.body
    if (host.parentNode === place) return
    host.toggleAttribute('data-inside', place !== document.body)
    place.append(host)
  }
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
}

function createFrame(root: ShadowRoot) {
  const content = h('div', { className: 'content' })
  const close = h('button', { type: 'button', className: 'close', aria: { label: 'Close the demo panel' } }, '×')
  const panel = h(
    'div',
    { id: 'panel', className: 'panel', hidden: true, role: 'dialog', aria: { label: 'Demo: simulated marketplace' } },
    h('header', {}, h('h2', {}, 'Simulated marketplace'), close),
    content,
  )
  const toggle = h(
    'button',
    { type: 'button', className: 'toggle', title: 'This is a demo: nothing here is real', aria: { expanded: 'false', controls: 'panel' } },
    'Demo',
  )
  const bubble = h('div', { className: 'bubble', role: 'status' })
  root.append(panel, bubble, toggle)
  return { panel, content, close, toggle, bubble }
}

/** Adds the simulator's panel to the page: a small button, and behind it the inbox, the clock, the buyers and the faults. */
export function mountPanel(connection: Connection, base: string): Panel {
  const root = styled()
  followCodes(root.host)
  const { panel, content, close, toggle, bubble } = createFrame(root)
  const { remote } = connection
  const reload = () => globalThis.location.reload()
  const actions: PanelActions = {
    steer: (scenario) => void remote.applyScenario(scenario).then(refresh),
    signIn: (name) => void signInAs(connection, name, base).then(reload),
    reset: () => void remote.applyScenario({ reset: true }).then(reload),
  }
  async function refresh() {
    if (panel.hidden) return
    const state = await remote.panelState().catch(() => null)
    if (!state) return
    const buttons = () => [...content.querySelectorAll('button')]
    const focused = buttons().indexOf((panel.getRootNode() as ShadowRoot).activeElement as HTMLButtonElement)
    content.replaceChildren(...sections(state, actions, base))
    // The buttons are new: whoever stood on one goes on standing there.
    buttons()[focused]?.focus()
  }
  function show(open: boolean) {
    panel.hidden = !open
    toggle.setAttribute('aria-expanded', String(open))
    if (open) void refresh()
    ;(open ? close : toggle).focus()
  }
  const notify = ({ id, text }: Notice) => {
    const dismiss = h('button', { type: 'button', aria: { label: 'Dismiss' } }, '×')
    dismiss.onclick = () => {
      bubble.replaceChildren()
      sessionStorage.setItem(DISMISSED, id)
      toggle.focus()
    }
    bubble.replaceChildren(h('p', {}, text), dismiss)
  }
  toggle.onclick = () => show(panel.hidden === true)
  close.onclick = () => show(false)
  panel.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    // The dialog around it stays.
    event.preventDefault()
    event.stopPropagation()
    show(false)
  }
  connection.onEvent((event) => {
    if (event.kind === 'notice') notify(event.notice)
    if (event.kind !== 'sockets') void refresh()
  })
  void remote.panelState().then(({ notices: [latest] }) => {
    if (latest && latest.id !== sessionStorage.getItem(DISMISSED)) notify(latest)
  })
  return { notify }
}

import type { Connection } from '../hosts/browser/connection.ts'
import { attempt } from '../hosts/browser/attempt.ts'
import { signInAs, storedToken } from '../hosts/browser/session.ts'
import type { Notice } from '../hosts/browser/workerApi.ts'
import { h } from './element.ts'
import css from './panel.css?inline'
import { type PanelActions, sections } from './sections.ts'

export interface Panel {
  /** Shows a notice until it is dismissed. */
  notify(notice: Notice): void
}

const NAME = 'suki-simulator'
/** The `sessionStorage` item with the id of the dismissed notice. */
const DISMISSED = 'suki-notice'

function styled(): ShadowRoot {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {})
  const root = document.body.appendChild(document.createElement(NAME)).attachShadow({ mode: 'open' })
  // A constructed style sheet is allowed by the content policy, an inline style is not.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return root
}

/** Moves the panel into a dialog that asks for a code: everything outside of a modal dialog is inert, and the code arrives in the panel. */
function moveIntoCodeDialogs(host: Element): void {
  const moveHost = () => {
    const parent = document.querySelector('dialog[open]:has([autocomplete="one-time-code"])') ?? document.body
    if (host.parentNode === parent) return
    host.toggleAttribute('data-inside', parent !== document.body)
    parent.append(host)
  }
  new MutationObserver(moveHost).observe(document.body, { childList: true, subtree: true })
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

/** Adds the simulator's panel to the page: a button that opens the inbox, the clock, the buyers and the faults. */
export function mountPanel(connection: Connection, base: string): Panel {
  const root = styled()
  moveIntoCodeDialogs(root.host)
  const { panel, content, close, toggle, bubble } = createFrame(root)
  const { remote } = connection
  const reload = () => globalThis.location.reload()
  const actions: PanelActions = {
    applyScenario: (scenario) => void remote.applyScenario(scenario).then(refresh),
    signIn: (name) => void signInAs(connection, name, base).then(reload),
    reset: () => void remote.applyScenario({ reset: true }).then(reload),
  }
  async function refresh() {
    if (panel.hidden) return
    const state = await remote.panelState(storedToken()).catch(() => null)
    if (!state) return
    const buttons = () => [...content.querySelectorAll('button')]
    const focused = buttons().indexOf((panel.getRootNode() as ShadowRoot).activeElement as HTMLButtonElement)
    content.replaceChildren(...sections(state, actions, base))
    // The buttons are new elements: restore the focus.
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
      attempt(() => sessionStorage.setItem(DISMISSED, id), undefined)
      toggle.focus()
    }
    bubble.replaceChildren(h('p', {}, text), dismiss)
  }
  toggle.onclick = () => show(panel.hidden === true)
  close.onclick = () => show(false)
  panel.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    // The dialog that contains the panel stays open.
    event.preventDefault()
    event.stopPropagation()
    show(false)
  }
  connection.onEvent((event) => {
    if (event.kind === 'notice') notify(event.notice)
    if (event.kind !== 'sockets') void refresh()
  })
  void remote.panelState(null).then(({ notices: [latest] }) => {
    if (latest && latest.id !== attempt(() => sessionStorage.getItem(DISMISSED), null)) notify(latest)
  })
  return { notify }
}

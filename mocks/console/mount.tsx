import { createRoot } from 'react-dom/client'
import type { Connection } from '../hosts/browser/connection.ts'
import type { Notice } from '../hosts/browser/consoleApi.ts'
import css from './console.css?inline'
import { Corner } from './Corner.tsx'
import { createNoticeStore } from './noticeStore.ts'
import { addStyles, adoptStyles } from './styles.ts'

export interface MountedConsole {
  /** Shows a notice until it is dismissed. */
  notify(notice: Notice): void
}

const NAME = 'suki-simulator'

addStyles(css)

function createShadowTree(): ShadowRoot {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {})
  const root = document.body.appendChild(document.createElement(NAME)).attachShadow({ mode: 'open' })
  adoptStyles(root)
  return root
}

/** Moves the console into a dialog that asks for a code: everything outside of a modal dialog is inert, and the code arrives in the console. */
function moveIntoCodeDialogs(host: Element): void {
  const moveHost = () => {
    const parent = document.querySelector('dialog[open]:has([autocomplete="one-time-code"])') ?? document.body
    if (host.parentNode === parent) return
    host.toggleAttribute('data-inside', parent !== document.body)
    parent.append(host)
  }
  new MutationObserver(moveHost).observe(document.body, { childList: true, subtree: true })
}

/** Adds the simulator's console to the page: the button 'Demo', the messages of the simulator and, when it is opened, the window. */
export function mountConsole(connection: Connection, base: string): MountedConsole {
  const root = createShadowTree()
  moveIntoCodeDialogs(root.host)
  const notices = createNoticeStore()
  connection.onEvent((event) => {
    if (event.kind === 'notice') notices.show(event.notice)
  })
  const showEarlier = async () => {
    const latest = await connection.remote.latestNotice()
    if (latest) notices.showAgain(latest)
  }
  void showEarlier().catch(() => undefined)
  createRoot(root).render(<Corner connection={connection} base={base} notices={notices} />)
  return { notify: notices.show }
}

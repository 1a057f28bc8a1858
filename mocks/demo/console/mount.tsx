import { createRoot } from 'react-dom/client'
import type { Connection } from '../../hosts/browser/connection.ts'
import type { Notice } from '../../hosts/browser/workerApi.ts'
import { Corner } from './Corner.tsx'
import { followDialogs } from './dialogs.ts'
import { createNoticeStore } from './notices.tsx'
import { addPageStyles, addStyles, adoptStyles, STRIP_PX } from './styles.ts'
import css from './console.css?inline'

export interface MountedConsole {
  notify(notice: Notice): void
  remove(): void
}

const NAME = 'suki-simulator'

addStyles(css)

/**
 * The app keeps out of the strip as out of the edge of a phone's display. A dialog on a small
 * screen lies over the button.
 */
const STRIP = `
  :root { --safe-right: calc(env(safe-area-inset-right, 0px) + ${STRIP_PX}px) }
  @media (width < 75rem) { dialog:modal { --safe-right: env(safe-area-inset-right, 0px) } }
`

function createShadowTree(): ShadowRoot {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {})
  const root = document.body
    .appendChild(document.createElement(NAME))
    .attachShadow({ mode: 'open' })
  adoptStyles(root)
  return root
}

export function mountConsole(connection: Connection, base: string): MountedConsole {
  const root = createShadowTree()
  const host = root.host as HTMLElement
  const stay = followDialogs(host)
  const giveBack = addPageStyles(STRIP)
  // Keys must not trigger the page's shortcuts.
  for (const kind of ['keydown', 'keyup'] as const)
    host.addEventListener(kind, (event) => event.stopPropagation())
  const notices = createNoticeStore()
  connection.onEvent((event) => {
    if (event.kind === 'notice') notices.show(event.notice)
  })
  const showEarlier = async () => {
    const latest = await connection.remote.latestNotice()
    if (latest) notices.showAgain(latest)
  }
  void showEarlier().catch(() => undefined)
  const app = createRoot(root)
  app.render(<Corner connection={connection} base={base} notices={notices} />)
  return {
    notify: notices.show,
    remove() {
      stay()
      giveBack()
      app.unmount()
      host.remove()
    },
  }
}

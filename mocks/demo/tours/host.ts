import { topDialog } from './findTarget.ts'
import css from './tours.css?inline'

/** The host element of a card. */
export interface Host {
  /** What the card is rendered into. */
  content: HTMLElement
  /**
   * Keeps the card in the top layer and inside the topmost dialog, outside of which everything is
   * inert.
   */
  follow(): void
  /** Whether the focus is in the card. */
  hasFocus(): boolean
  remove(): void
}

/** The frame has no size: its content positions itself. */
const FRAME = `position: fixed; inset: 0 auto auto 0; display: block; width: 0; height: 0; margin: 0; padding: 0;
  border: 0; overflow: visible; background: none; color: inherit;`

/**
 * Adds the host element of a card to the page: a `dialog`, so that a press or focus in it does not
 * close the app's menus. It is in the browser's top layer and has a shadow tree, which separates
 * its styles from the page's.
 * @param label its accessible name
 */
export function openHost(label: string): Host {
  const frame = document.createElement('dialog')
  frame.popover = 'manual'
  frame.setAttribute('aria-label', label)
  // The content policy allows styles that a script sets, and no `style` attribute in markup.
  frame.style.cssText = FRAME
  const root = frame.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const content = root.appendChild(document.createElement('div'))
  const follow = () => {
    const parent = topDialog() ?? document.body
    if (frame.parentNode !== parent) parent.append(frame)
    // Without popovers the card is in the page's own layer.
    if (!('showPopover' in frame)) return
    if (frame.matches(':popover-open')) return
    // A dialog takes the focus when it is shown, unless it can't have it.
    frame.inert = true
    frame.showPopover()
    frame.inert = false
  }
  follow()
  return {
    content,
    follow,
    hasFocus: () => root.activeElement !== null,
    remove: () => frame.remove(),
  }
}

import { topDialog } from './findTarget.ts'
import css from './tours.css?inline'

/** The place of a card in the page. */
export interface Host {
  /** What the card is rendered into. */
  content: HTMLElement
  /** Keeps the card above everything, and inside of the dialog on top: outside of it nothing can be reached. */
  follow(): void
  /** Whether the focus is in the card. */
  hasFocus(): boolean
  remove(): void
}

/** The frame has no size of its own: what is in it says where it is. */
const FRAME = `position: fixed; inset: 0 auto auto 0; display: block; width: 0; height: 0; margin: 0; padding: 0;
  border: 0; overflow: visible; background: none; color: inherit;`

/**
 * Adds the place of a card to the page: a `dialog` element, which the app's menus know not to be a press or focus elsewhere, shown in the
 * browser's top layer, with a shadow tree, so that the styles of neither reach the other.
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
  return { content, follow, hasFocus: () => root.activeElement !== null, remove: () => frame.remove() }
}

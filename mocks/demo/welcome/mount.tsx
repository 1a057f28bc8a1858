import { createRoot } from 'react-dom/client'
import { addPageStyles } from '../console/styles.ts'
import { Welcome } from './Welcome.tsx'
import css from './welcome.css?inline'

const NAME = 'About this demo'
/**
 * Gives the scrollbar's gutter beside the dialog the dialog's colour, and hides the button 'Demo',
 * which would cover the text.
 */
const PAGE_STYLES = `
  html:has(dialog[aria-label='${NAME}']) { background: var(--canvas); overflow: hidden }
  dialog[aria-label='${NAME}'] > suki-simulator { display: none }
`

/**
 * The content policy allows styles that a script sets, and no `style` attribute in markup. The
 * page's own styles of dialogs are left out.
 */
const FRAME = `position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
  overflow: auto; overscroll-behavior: contain; background: var(--canvas); color: var(--ink);`

/**
 * Shows the first page over the app: what the demo is, and three links into it. `base` is the
 * address under which the demo is served.
 */
export function mountWelcome(base: string): void {
  const frame = document.body.appendChild(document.createElement('dialog'))
  frame.setAttribute('aria-label', NAME)
  frame.style.cssText = FRAME
  const removeStyles = addPageStyles(PAGE_STYLES)
  const tree = frame.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  tree.adoptedStyleSheets = [sheet]
  const root = createRoot(tree.appendChild(document.createElement('div')))
  frame.addEventListener('close', () => {
    root.unmount()
    removeStyles()
    frame.remove()
  })
  root.render(<Welcome base={base} onClose={() => frame.close()} />)
  frame.showModal()
}

/** Width of the strip at the right edge of the screen in which the button 'Demo' stands, px. */
export const STRIP_PX = 24

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Adds an element with styles of its own, which the page's do not reach, to another one. */
export function addContent(frame: HTMLElement, css: string): HTMLElement {
  const tree = frame.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  tree.adoptedStyleSheets = [sheetOf(css)]
  return tree.appendChild(document.createElement('div'))
}

const sheets: CSSStyleSheet[] = []
const roots: ShadowRoot[] = []

/**
 * Adds rules to the console, which is a shadow tree: a constructed style sheet is allowed by the
 * content policy, an inline style is not.
 */
export function addStyles(css: string): void {
  const sheet = sheetOf(css)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Applies all rules to the console's shadow tree, including those that are added later. */
export function adoptStyles(root: ShadowRoot): void {
  roots.push(root)
  root.adoptedStyleSheets = sheets
}

/** Adds rules to the page around the console. Returns a function that removes them. */
export function addPageStyles(css: string): () => void {
  const sheet = sheetOf(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

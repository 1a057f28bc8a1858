/** Width of the strip in which the button 'Demo' stands. */
export const STRIP_PX = 24

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Makes a shadow tree, which the page's styles do not reach. */
export function addContent(frame: HTMLElement, css: string): HTMLElement {
  const tree = frame.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  tree.adoptedStyleSheets = [sheetOf(css)]
  return tree.appendChild(document.createElement('div'))
}

const sheets: CSSStyleSheet[] = []
const roots: ShadowRoot[] = []

/** Constructs a style sheet, which the content policy allows, unlike an inline style. */
export function addStyles(css: string): void {
  const sheet = sheetOf(css)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Gets later rules, too. */
export function adoptStyles(root: ShadowRoot): void {
  roots.push(root)
  root.adoptedStyleSheets = sheets
}

/** Returns a function that removes them. */
export function addPageStyles(css: string): () => void {
  const sheet = sheetOf(css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

const sheets: CSSStyleSheet[] = []
const roots: ShadowRoot[] = []

/**
 * Adds rules to the console, which is a shadow tree: a constructed style sheet is allowed by the
 * content policy, an inline style is not.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Applies all rules to the console's shadow tree, including those that are added later. */
export function adoptStyles(root: ShadowRoot): void {
  roots.push(root)
  root.adoptedStyleSheets = sheets
}

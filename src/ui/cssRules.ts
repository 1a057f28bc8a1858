/** Splits the text of a style sheet into its rules. Strings may contain braces; comments are dropped. */
export function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{') depth += 1
    else if (token === '}') depth -= 1
    const ends = depth === 0 && (token === '}' || token === ';')
    if (!ends) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  return rules.filter((rule) => rule !== ';')
}

const written = new WeakMap<HTMLStyleElement, string>()

/**
 * Replaces the rules of an attached, empty `<style>` element. Text in the element would be inline style, which
 * a strict content security policy forbids; rules added by script are allowed.
 */
export function writeRules(element: HTMLStyleElement, css: string): void {
  const { sheet } = element
  if (!sheet || written.get(element) === css) return
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const rule of splitRules(css)) {
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A selector of another browser (-moz-…): in a style element's text it would be ignored too.
    }
  }
  written.set(element, css)
}

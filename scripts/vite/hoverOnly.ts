/** Commas divide it outside of brackets. */
function selectorsOf(list: string): string[] {
  let depth = 0
  const selectors = ['']
  for (const character of list) {
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

/**
 * Puts a style sheet's rules of `:hover` behind `@media (hover: hover)`: on a touch screen a tap
 * would leave the look of pointing.
 * @param css without comments
 */
export const hoverOnly = (css: string): string =>
  css.replaceAll(
    /([^{}]*:hover[^{}]*)\{([^{}]*)\}/g,
    (_rule, list: string, declarations: string) => {
      const selectors = selectorsOf(list)
      const rest = selectors.filter((selector) => !selector.includes(':hover'))
      const hovered = selectors.filter((selector) => selector.includes(':hover'))
      return `${rest.length > 0 ? `${rest.join()}{${declarations}}` : ''}@media (hover: hover){${hovered.join()}{${declarations}}}`
    },
  )

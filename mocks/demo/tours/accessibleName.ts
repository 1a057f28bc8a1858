/** Elements whose name is the text in them, where nothing else names them. */
const NAMED_BY_CONTENT =
  'button, a[href], h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=heading], [role=option], [role=tab]'

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * The text of a node as assistive technology reads it: without what is hidden, with the names of
 * pictures and labelled parts.
 */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return ''
  if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
  const label =
    node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null)
  return label ?? Array.from(node.childNodes, textOf).join('')
}

function labelledBy(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  const tree = element.getRootNode() as Document | ShadowRoot
  // A name may be taken from a hidden element.
  const texts = ids.flatMap((id) => tree.getElementById(id)?.textContent ?? [])
  return texts.length > 0 ? texts.join(' ') : null
}

/** The part of a page that names a field or a group of fields. */
function labelOf(element: Element): string | null {
  if (element instanceof HTMLFieldSetElement)
    return element.querySelector(':scope > legend')?.textContent ?? null
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.labels && element.labels.length > 0
    ? Array.from(element.labels, textOf).join(' ')
    : null
}

/**
 * The accessible name of an element, from what this app uses: `aria-labelledby`, `aria-label`, a
 * label or legend, the alternative text of a picture, and the content of buttons, links and
 * headings. Empty when it has none.
 */
export function accessibleName(element: Element): string {
  const given = labelledBy(element) ?? element.getAttribute('aria-label') ?? labelOf(element)
  return squeezed(
    given ??
      (element.matches(NAMED_BY_CONTENT) ? Array.from(element.childNodes, textOf).join('') : ''),
  )
}

/** All text in an element, with single spaces. */
export const contentOf = (element: Element): string => squeezed(element.textContent)

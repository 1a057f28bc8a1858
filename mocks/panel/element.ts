type Child = Node | string
type Props<K extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[K], 'style'>> & { aria?: Record<string, string> }

/** Creates an element with properties, `aria-` attributes and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { aria = {}, ...props }: Props<K> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), props)
  for (const [name, value] of Object.entries(aria)) element.setAttribute(`aria-${name}`, value)
  element.append(...children)
  return element
}

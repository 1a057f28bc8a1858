export interface PageState {
  logo: boolean
  search: boolean
  heading: boolean
  busy: string[]
  /** Visible texts, accessible names, descriptions and titles, also earlier ones. */
  texts: string[]
  /** Texts of alerts and status messages. */
  messages: string[]
  blank: boolean
}

/**
 * Runs in the page before its scripts. Messages vanish by themselves, so every text is recorded.
 */
export function recordTexts(): void {
  const texts = new Set<string>()
  const messages = new Set<string>()
  Object.assign(globalThis, { seenTexts: texts, seenMessages: messages })
  const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
  const record = (element: Element | null, text: string | null) => {
    if (!element || !text?.trim() || element.closest('script, style, noscript')) return
    texts.add(text.trim())
    if (element.closest('[role=alert], [role=status], [aria-live]')) messages.add(text.trim())
  }
  const recordAll = (node: Node) => {
    if (node instanceof Text) return record(node.parentElement, node.data)
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const name of names) record(element, element.getAttribute(name))
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      record(walker.currentNode.parentElement, (walker.currentNode as Text).data)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(recordAll)
      else if (type === 'characterData') recordAll(target)
      else record(target as Element, (target as Element).getAttribute(attributeName ?? ''))
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: names,
  })
}

/** Runs in the page. */
export function readPage(): PageState {
  const { seenTexts, seenMessages } = globalThis as unknown as {
    seenTexts?: Set<string>
    seenMessages?: Set<string>
  }
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)
  const nameOf = (element: HTMLElement) => {
    const region = element.closest<HTMLElement>('[aria-label], [aria-labelledby]')
    const label =
      region?.getAttribute('aria-label') ??
      document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.textContent
    return `${element.tagName.toLowerCase()} in ${label ?? 'the page'}: ${element.innerText.slice(0, 60)}`
  }
  const loading = all('[role=status], [aria-live], p, span').filter(({ textContent }) =>
    /^Loading(\.\.\.|…)$/.test(textContent.trim()),
  )
  const working = all('button, a').filter((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).endsWith(' (working)'),
  )
  // Who sees what failed doesn't wait: an event may fetch it again behind the message.
  const isExplained = (element: Element) =>
    Boolean(element.closest('[role=alert]')?.querySelector('p')?.textContent.trim())
  const bar = document.querySelector('header')
  return {
    logo: Boolean(bar?.querySelector('a[aria-label$=", home"], a[href$="/home"]')),
    search: Boolean(bar?.querySelector('[role=combobox], [type=search], [role=search]')),
    heading: all('h1').some(({ textContent }) => textContent.trim() !== ''),
    busy: [
      ...new Set(
        [...all('[aria-busy=true]'), ...loading, ...working]
          .filter((element) => !isExplained(element))
          .map(nameOf),
      ),
    ],
    texts: [...(seenTexts ?? []), document.title, ...document.body.innerText.split('\n')],
    messages: [...(seenMessages ?? [])],
    blank: document.body.innerText.trim() === '',
  }
}

import { onTestFinished } from 'vitest'

/**
 * How a translated text is inserted into the page: in the place of the text, beside it before it is
 * removed, or around it.
 */
export type Replacement = 'replace' | 'beside' | 'around'

interface Options {
  method?: Replacement
  /** Delay of a translation, ms; 0 for at once. */
  delay?: number
}

const UNTRANSLATED = 'script, style, textarea, svg, [translate=no], .notranslate, font'

function font(): HTMLElement {
  const element = document.createElement('font')
  element.style.verticalAlign = 'inherit'
  return element
}

function replace(text: Text, method: Replacement, words: string): void {
  const [outer, inner] = [font(), font()]
  outer.append(inner)
  if (method !== 'around') inner.textContent = words
  if (method === 'replace') return text.replaceWith(outer)
  text.before(outer)
  if (method === 'around') inner.append(text)
  else text.remove()
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node]
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/**
 * Translates the page as Chrome does, until the test ends: each text node, also one that is added
 * or changed later, is replaced by `font` elements. The words stay as they are, so that the text of
 * the page can be compared with the text of a page that is not translated.
 */
export function translatePage({ method = 'replace', delay = 0 }: Options = {}): void {
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
    const words = text.data
    if (delay === 0) replace(text, method, words)
    else setTimeout(() => text.isConnected && replace(text, method, words), delay)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target])
        if (node.isConnected) textsIn(node).forEach(translate)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  textsIn(document.body).forEach(translate)
}

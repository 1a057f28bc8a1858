import { onTestFinished } from 'vitest'
import { textsIn } from './readingFaults.ts'

/** How a translation is inserted: in place of the text, beside it before it goes, or around it. */
export type Replacement = 'replace' | 'beside' | 'around'

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

/**
 * Translates the page as Chrome does, until the test ends: each text node, also a later one, is
 * replaced by `font` elements. The words stay, to be compared with those of another page.
 * @param delay of each translation, ms; 0 for at once
 */
export function translatePage({
  method = 'replace',
  delay = 0,
}: { method?: Replacement; delay?: number } = {}): void {
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
    const words = text.data
    if (delay === 0) replace(text, method, words)
    else setTimeout(() => text.isConnected && replace(text, method, words), delay)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target])
        if (node.isConnected) (node instanceof Text ? [node] : textsIn(node)).forEach(translate)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  textsIn(document.body).forEach(translate)
}

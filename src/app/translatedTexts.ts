/**
 * Chrome's translator replaces each text node, also later ones, by `font` elements. What React
 * writes into a replaced one is not visible, and `removeChild` and `insertBefore` throw for it
 * (https://github.com/facebook/react/issues/11538). So as soon as React changes, removes or inserts
 * something there, the text goes back to its place, and is translated again.
 */

/** The translator's element in the place of a text. */
const fonts = new WeakMap<Node, Element>()
/** The last `font` inserted beside a text, which it may be about to replace. */
const besides = new WeakMap<Node, Element>()
/** Elements in `fonts`: each replaces one text. */
const taken = new WeakSet<Element>()
/** How often a text has changed in the page: so many translations may be of a former one. */
const outdated = new WeakMap<Node, number>()
/** Changes before the translator was switched on delay its first translations only so often. */
const MAX_OUTDATED = 5

let observer: MutationObserver | undefined

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/** Puts a text in place of the translator's element, if that is still there. */
function putBack(text: Node): void {
  const font = fonts.get(text)
  fonts.delete(text)
  if (font?.parentNode && !text.parentNode) font.replaceWith(text)
}

/** Notes that `font` replaces `text`, which is no longer in the page. */
function noteReplaced(text: Node, font: Element): void {
  fonts.set(text, font)
  taken.add(font)
  const former = outdated.get(text) ?? 0
  outdated.set(text, Math.max(0, former - 1))
  if (former > 0) putBack(text)
  else observer?.observe(text, { characterData: true })
}

/** React has moved it: the translation at the old place goes. */
function noteInserted(text: Node): void {
  fonts.get(text)?.remove()
  fonts.delete(text)
}

/** The translator replaces the text, or inserts its element beside it and then removes it. */
function noteChildren({
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): void {
  const font = [...addedNodes].find(isFont)
  const [removed] = removedNodes
  if (removed && isText(removed) && !removed.parentNode) {
    const replacing = font ?? besides.get(removed)
    if (replacing && !taken.has(replacing)) noteReplaced(removed, replacing)
  } else if (font) {
    for (const node of [previousSibling, nextSibling])
      if (node && isText(node)) besides.set(node, font)
  }
  for (const node of addedNodes) if (fonts.has(node)) noteInserted(node)
}

function noteChanged(text: Node): void {
  outdated.set(text, Math.min((outdated.get(text) ?? 0) + 1, MAX_OUTDATED))
}

function noteRecords(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === 'childList') noteChildren(record)
    else if (fonts.has(record.target)) putBack(record.target)
    else noteChanged(record.target)
  }
}

/** Makes `node` a child again, if a translator has replaced it, or put it into an element. */
function bringBack(node: Node, parent: Node): void {
  noteRecords(observer?.takeRecords() ?? [])
  putBack(node)
  let outermost = node
  while (isFont(outermost.parentNode)) outermost = outermost.parentNode
  if (isFont(outermost) && outermost.parentNode === parent) outermost.replaceWith(node)
}

/** With another parent nothing is removed, and an inserted node is appended. */
function forgiveMissingNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) bringBack(child, this)
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next && next.parentNode !== this) bringBack(next, this)
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}

/** Never ends: what is unmounted last may be translated, too. */
export function supportPageTranslation(): void {
  if (observer) return
  observer = new MutationObserver(noteRecords)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  forgiveMissingNodes()
}

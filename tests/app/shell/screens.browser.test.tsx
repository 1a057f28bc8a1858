import { expect, test } from 'vitest'
import { walkWithFloats } from '../support/floats.tsx'

const levelOf = (heading: Element) => Number(heading.tagName.slice(1))
const nameOf = (heading: Element) => `${heading.tagName} ${heading.textContent}`
const headingsIn = (part: ParentNode) =>
  [...part.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility())

/** Headings that are no deeper than the heading of the part they are in. */
function* flatParts(): Iterable<string> {
  for (const part of document.querySelectorAll('main section, main article, main aside')) {
    const [first, ...others] = headingsIn(part)
    const names = [
      part.getAttribute('aria-label'),
      document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent,
    ]
    if (!first || !names.includes(first.textContent)) continue
    for (const other of others)
      if (levelOf(other) <= levelOf(first)) yield `${nameOf(other)} in ${nameOf(first)}`
  }
}

/** What a screen reader can't walk by headings, and what it reads with a wrong blank. */
function* outlineFaults(): Iterable<string> {
  if (document.querySelectorAll('h1').length !== 1) yield 'not one h1'
  let last = 0
  for (const heading of headingsIn(document)) {
    if (levelOf(heading) > last + 1) yield `${nameOf(heading)} after h${last}`
    last = levelOf(heading)
  }
  yield* flatParts()
  for (const list of document.querySelectorAll('ul:is([aria-label=Orders], [aria-label=Shops])'))
    for (const item of list.children)
      if (item.checkVisibility() && headingsIn(item).length === 0)
        yield `no heading: ${item.textContent}`
  // It is out of the line, so that a blank is read before it.
  for (const hidden of document.querySelectorAll('.visually-hidden'))
    if (/^[,.:;]/.test(hidden.textContent)) yield `a blank before “${hidden.textContent}”`
  for (const row of document.querySelectorAll('dl > div'))
    if (/[a-z]₱/.test(row.textContent)) yield `no blank in “${row.textContent}”`
}

test.each([
  [360, 740],
  [1280, 800],
])(
  'at %i x %i px nothing that floats covers a control or a heading of any screen, the headings form an outline, and texts are read with right blanks, ACCESS-04',
  async (width, height) => {
    expect(await walkWithFloats(width, height, () => [...outlineFaults()])).toEqual([])
  },
)

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/app.tsx'
import { lizasScreens } from '../support/screens.ts'

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
function* readingFaults(): Iterable<string> {
  let last = 0
  for (const heading of headingsIn(document)) {
    if (levelOf(heading) > last + 1) yield `${nameOf(heading)} after h${last}`
    last = levelOf(heading)
  }
  yield* flatParts()
  for (const list of document.querySelectorAll('ul:is([aria-label=Orders], [aria-label=Shops])'))
    for (const item of list.children)
      if (headingsIn(item).length === 0) yield `no heading: ${item.textContent}`
  // It is out of the line, so that a blank is read before it.
  for (const hidden of document.querySelectorAll(':not([data-print]) > .visually-hidden'))
    if (/^[,.:;]/.test(hidden.textContent)) yield `a blank before “${hidden.textContent}”`
  for (const row of document.querySelectorAll('dl > div'))
    if (/[a-z]₱/.test(row.textContent)) yield `no blank in “${row.textContent}”`
}

test('every screen begins with its one h1, its headings form an outline, and its texts are read with right blanks, ACCESS-04', async () => {
  const { router } = openApp('/contact', 'as:liza,position:15.0286,120.6898')
  const faults: string[] = []
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  for (const path of lizasScreens) {
    // The last screen stays until the code of the next one is there; this one is easily told apart.
    await router.navigate('/contact')
    await waitFor(() => expect(title()).toBe('Contact us'))
    await router.navigate(path)
    await waitFor(() => {
      if (path !== '/contact') expect(title()).not.toBe('Contact us')
      expect(document.querySelector('main [aria-busy=true]')).toBeNull()
    })
    faults.push(...Array.from(readingFaults(), (fault) => `${path}: ${fault}`))
  }
  expect([...new Set(faults)]).toEqual([])
})

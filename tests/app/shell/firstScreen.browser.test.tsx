import { expect, test } from 'vitest'
import { openFirst } from '../support/firstScreen.tsx'

test('the home page is rendered once, with what it was opened for and is in view, HOME-10', async () => {
  const opening = await openFirst('/home', 'article')
  expect(opening.commits).toEqual(['mount'])
  expect(opening.calls).toEqual(['/api/products'])
  // Only what is in view.
  expect(opening.elements).toBeLessThanOrEqual(205)
  // A browser looks for what `:has` asks for at each element that is added.
  expect(opening.selectors.filter((selector) => selector.includes(':has('))).toEqual([])
  // Rules that match nothing are read all the same; those of the layout parts serve every
  // screen, and those of a product its preview, too.
  expect(opening.unused.length).toBeLessThanOrEqual(266)
})

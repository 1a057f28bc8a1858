import { expect, test } from 'vitest'
import { writeRules } from '../../src/ui/cssRules.ts'

test('rules are inserted into a style element without text, and again only when they change', () => {
  const element = document.head.appendChild(document.createElement('style'))
  writeRules(element, 'body{outline:3px solid red}:-moz-nothing{color:red}@media (width > 0){body{outline-offset:2px}}')
  expect(element.textContent).toBe('')
  expect([getComputedStyle(document.body).outlineWidth, getComputedStyle(document.body).outlineOffset]).toEqual(['3px', '2px'])
  writeRules(element, 'body{outline:1px solid red}')
  expect(element.sheet?.cssRules).toHaveLength(1)
  element.remove()
})

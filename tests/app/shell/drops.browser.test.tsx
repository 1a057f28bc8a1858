import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/app.tsx'

/** Whether the page refuses a file or a text that is dragged over an element and dropped. */
const refuses = (over: Element, what: File | string) =>
  ['dragover', 'drop'].every((name) => {
    const dataTransfer = new DataTransfer()
    if (typeof what === 'string') dataTransfer.setData('text/plain', what)
    else dataTransfer.items.add(what)
    return !over.dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }),
    )
  })

test('what is dropped beside its place does not open in the place of the app', async () => {
  openApp('/profile/liza-manalo/chats', 'as:liza')
  const picture = new File(['GIF89a'], 'resibo.gif', { type: 'image/gif' })
  const search = screen.getByRole('combobox', { name: 'Search products' })
  for (const place of [
    await screen.findByRole('heading', { level: 1 }),
    document.body,
    screen.getByRole('banner'),
    search,
  ])
    expect(refuses(place, picture), place.tagName).toBe(true)
  expect(refuses(document.body, 'https://example.com')).toBe(true)
  expect(refuses(search, 'mangga'), 'a text over a field').toBe(false)
})

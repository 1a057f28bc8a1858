import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#ui/base.css'
import { preventSplitCharacters } from '#lib/wholeCharacters.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { copy } from '../auth/clipboard.ts'

const family = '👨‍👩‍👧‍👦'

function Field({ maxLength, start = '' }: { maxLength: number; start?: string }) {
  const [text, setText] = useState(start)
  return (
    <AntdProvider>
      <TextArea label="Words" maxLength={maxLength} value={text} onChange={setText} />
    </AntdProvider>
  )
}
function open(maxLength: number, start?: string): HTMLTextAreaElement {
  onTestFinished(cleanup)
  onTestFinished(preventSplitCharacters())
  render(<Field maxLength={maxLength} start={start} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.focus()
  return field
}

test.each([
  ['an emoji of several code points', `Ana${family}Cruz`, 10, 'Ana'],
  ['a flag', 'Ana🇵🇭Cruz', 6, 'Ana'],
  ['a letter with an accent of its own', 'Anan\u0303Cruz', 4, 'Ana'],
  ['plain letters', 'Ana Cruz', 5, 'Ana C'],
])('a field ends before %s that it has no room for', async (_what, pasted, maxLength, expected) => {
  const field = open(maxLength)
  await copy(pasted)
  field.focus()
  await userEvent.paste()
  expect(field).toHaveValue(expected)
  expect(screen.getByText(new RegExp(`/ ${maxLength}`))).toMatchTextContent(
    `${expected.length} / ${maxLength}`,
  )
})

test('what is pasted into the middle keeps what follows it, and the caret', async () => {
  const field = open(16, 'Ana Cruz')
  await copy(`${family}!`)
  field.focus()
  field.setSelectionRange(3, 3)
  await userEvent.paste()
  expect(field).toHaveValue('Ana Cruz')
  await copy('🇵🇭🇵🇭🇵🇭')
  field.focus()
  field.setSelectionRange(3, 3)
  await userEvent.paste()
  expect(field).toHaveValue('Ana🇵🇭🇵🇭 Cruz')
  expect(field.selectionStart).toBe(11)
})

test('a count is of characters as users see them, until the field is full', () => {
  open(100, `${family}🇵🇭ñ`)
  expect(screen.getByText(/\/ 100/)).toMatchTextContent('3 / 100')
  cleanup()
  open(11, family)
  expect(screen.getByText(/\/ 11/)).toMatchTextContent('11 / 11')
})

test.each([
  ['🌸 Ana', '🌸'],
  [`${family} Cruz`, family],
  ['ana', 'A'],
])('the picture of %s without a picture shows %s', (name, shown) => {
  onTestFinished(cleanup)
  const { container } = render(<Avatar name={name} />)
  expect(container.textContent).toBe(shown)
})

import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#ui/base.css'
import { useSearchText } from '#lib/useSearchText.ts'
import { preventSplitCharacters } from '#lib/wholeCharacters.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { copy } from '../auth/clipboard.ts'

afterEach(cleanup)

const family = '👨‍👩‍👧‍👦'

function Field({ maxLength, start }: { maxLength: number; start: string }) {
  const [text, setText] = useState(start)
  return (
    <AntdProvider>
      <TextArea label="Words" maxLength={maxLength} value={text} onChange={setText} />
    </AntdProvider>
  )
}
function open(maxLength: number, start = ''): HTMLTextAreaElement {
  onTestFinished(preventSplitCharacters())
  render(<Field maxLength={maxLength} start={start} />)
  return screen.getByRole('textbox')
}
/** Pastes into the field, at its start or after so many characters. */
async function paste(field: HTMLTextAreaElement, text: string, at = 0) {
  await copy(text)
  field.focus()
  field.setSelectionRange(at, at)
  await userEvent.paste()
}
const expectCount = (count: number, maxLength: number) =>
  expect(screen.getByText(new RegExp(`/ ${maxLength}`))).toMatchTextContent(
    `${count} / ${maxLength}`,
  )

test.each([
  ['an emoji of several code points', `Ana${family}Cruz`, 10, 'Ana'],
  ['a flag', 'Ana🇵🇭Cruz', 6, 'Ana'],
  ['a letter with an accent of its own', 'Anan\u0303Cruz', 4, 'Ana'],
  ['plain letters', 'Ana Cruz', 5, 'Ana C'],
])('a field ends before %s that it has no room for', async (_what, pasted, maxLength, expected) => {
  const field = open(maxLength)
  await paste(field, pasted)
  expect(field).toHaveValue(expected)
  expectCount(expected.length, maxLength)
})

test('what is pasted into the middle keeps what follows it, and the caret', async () => {
  const field = open(16, 'Ana Cruz')
  await paste(field, `${family}!`, 3)
  expect(field).toHaveValue('Ana Cruz')
  await paste(field, '🇵🇭🇵🇭🇵🇭', 3)
  expect(field).toHaveValue('Ana🇵🇭🇵🇭 Cruz')
  expect(field.selectionStart).toBe(11)
})

test('a count is of characters as users see them, until the field is full', () => {
  open(100, `${family}🇵🇭ñ`)
  expectCount(3, 100)
  cleanup()
  open(11, family)
  expectCount(11, 11)
})

test.each([
  ['🌸 Ana', '🌸'],
  [`${family} Cruz`, family],
  ['ana', 'A'],
])('the picture of %s without a picture shows %s', (name, shown) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(shown)
})

function Search({ term }: { term: string }) {
  const { text, setText, setSent } = useSearchText(term)
  return (
    <input
      aria-label="Search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setSent(text)}
    />
  )
}

test('what is typed on while the address takes the term stays; Back and Forward replace the text, SCHED-03 ORDERS-06', async () => {
  const { rerender } = render(<Search term="" />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'mango')
  await userEvent.tab()
  await userEvent.type(field, 'es')
  for (const [term, text] of [
    ['mango', 'mangoes'],
    ['', ''],
    ['mango', 'mango'],
  ] as const) {
    rerender(<Search term={term} />)
    expect(field).toHaveValue(text)
  }
})

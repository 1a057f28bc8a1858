import '#ui/base.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { supportPageTranslation } from '#app/translatedTexts.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { preventSplitCharacters } from '#lib/wholeCharacters.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { copy } from '../auth/clipboard.ts'
import { type Replacement, translatePage } from '../support/translator.ts'

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

const Word = ({ children }: { children: string }) => children

interface Props {
  count: number
  /** Single texts between others. */
  words?: readonly string[]
  urgent?: boolean
}

function Cart({ count, words = [], urgent = false }: Props) {
  return (
    <p>
      {count} {count === 1 ? 'piece' : 'pieces'}, {urgent && <b>soon </b>}
      {words.map((word) => (
        <Word key={word}>{word}</Word>
      ))}
      {urgent ? 'today' : `of ${count}`}
    </p>
  )
}

const translated = (container: Element) =>
  waitFor(() => expect(container.querySelector('font')).not.toBeNull())

test.for<[Replacement, number]>([
  ['replace', 0],
  ['beside', 0],
  ['around', 0],
  ['replace', 20],
])(
  'texts that are translated (%s, after %i ms) show each change, and can be added, moved and removed',
  async ([method, delay]) => {
    supportPageTranslation()
    const { container, rerender, unmount } = render(<Cart count={1} words={['a', 'b', 'c']} />)
    translatePage({ method, delay })
    await translated(container)
    for (const [text, props] of [
      ['2 pieces, abcof 2', { count: 2, words: ['a', 'b', 'c'] }],
      ['2 pieces, caof 2', { count: 2, words: ['c', 'a'] }],
      ['2 pieces, soon dactoday', { count: 2, words: ['d', 'a', 'c'], urgent: true }],
      ['3 pieces, soon cedtoday', { count: 3, words: ['c', 'e', 'd'], urgent: true }],
      ['1 piece, of 1', { count: 1 }],
    ] as const) {
      rerender(<Cart {...props} />)
      await waitFor(() => expect(container.textContent).toBe(text))
      await waitFor(() => {
        expect(container.querySelector('p')!.firstChild).toHaveProperty('nodeName', 'FONT')
        expect(container.textContent).toBe(text)
      })
    }
    unmount()
    expect(container.textContent).toBe('')
  },
)

test.for([[2], [2, 3], [2, 3, 4]])(
  'a text that changes to %j while translations of it are pending shows its last value',
  async (counts) => {
    supportPageTranslation()
    const { container, rerender } = render(<Cart count={1} />)
    translatePage({ delay: 50 })
    for (const count of counts) {
      rerender(<Cart count={count} />)
      // The translator notices each.
      await Promise.resolve()
    }
    const last = counts.at(-1)
    await expect.poll(() => container.querySelectorAll('font > font').length).toBe(4)
    await expect.poll(() => container.textContent).toBe(`${last} pieces, of ${last}`)
  },
)

test('a node that is not where it should be is no reason to throw', () => {
  supportPageTranslation()
  const element = () => document.createElement('i')
  const [box, elsewhere, added] = [element(), element(), element()]
  expect(box.removeChild(elsewhere)).toBe(elsewhere)
  box.insertBefore(added, elsewhere)
  expect(added.parentNode).toBe(box)
})

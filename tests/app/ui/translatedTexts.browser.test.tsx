import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supportPageTranslation } from '#app/translatedTexts.ts'
import { type Replacement, translatePage } from '../support/translator.ts'

const Word = ({ children }: { children: string }) => children

interface Props {
  count: number
  /** Single texts between others, in their order. */
  words?: string[]
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

/** Renders the first state, has it translated, and then renders the others, each with its text. */
async function showStates(
  options: Parameters<typeof translatePage>[0],
  states: readonly [Props, string][],
) {
  supportPageTranslation()
  const [[first], ...others] = states as [[Props, string], ...[Props, string][]]
  const { container, rerender, unmount } = render(<Cart {...first} />)
  translatePage(options)
  await waitFor(() => expect(container.querySelectorAll('font').length).toBeGreaterThan(0))
  for (const [props, text] of others) {
    rerender(<Cart {...props} />)
    await waitFor(() => expect(container.textContent).toBe(text))
    // The changed text is translated as well.
    await waitFor(() => {
      expect(container.querySelector('p')!.firstChild).toHaveProperty('nodeName', 'FONT')
      expect(container.textContent).toBe(text)
    })
  }
  return { container, unmount }
}

const methods: [Replacement, number][] = [
  ['replace', 0],
  ['beside', 0],
  ['around', 0],
  ['replace', 20],
]

test.for(methods)(
  'texts that are translated (%s, after %i ms) show each change, and can be added, moved and removed',
  async ([method, delay]) => {
    const { container, unmount } = await showStates({ method, delay }, [
      [{ count: 1, words: ['a', 'b', 'c'] }, '1 piece, abcof 1'],
      [{ count: 2, words: ['a', 'b', 'c'] }, '2 pieces, abcof 2'],
      [{ count: 2, words: ['c', 'a'] }, '2 pieces, caof 2'],
      [{ count: 2, words: ['d', 'a', 'c'], urgent: true }, '2 pieces, soon dactoday'],
      [{ count: 3, words: ['c', 'e', 'd'], urgent: true }, '3 pieces, soon cedtoday'],
      [{ count: 1, words: [] }, '1 piece, of 1'],
    ])
    unmount()
    expect(container.textContent).toBe('')
  },
)

test('a text that changes while its translation is pending shows its last value', async () => {
  supportPageTranslation()
  const { container, rerender } = render(<Cart count={1} />)
  translatePage({ delay: 50 })
  rerender(<Cart count={2} />)
  await waitFor(() => expect(container.querySelectorAll('font').length).toBeGreaterThan(0))
  await waitFor(() => expect(container.textContent).toBe('2 pieces, of 2'))
})

test('a node that is not where it should be is no reason to throw', () => {
  supportPageTranslation()
  const [box, elsewhere, added] = ['div', 'i', 'b'].map((name) => document.createElement(name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  expect(box.removeChild(elsewhere)).toBe(elsewhere)
  box.insertBefore(added, elsewhere)
  expect(added.parentNode).toBe(box)
})

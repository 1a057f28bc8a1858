import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useSearchText } from '#lib/useSearchText.ts'

afterEach(cleanup)

function Field({ term }: { term: string }) {
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
  const { rerender } = render(<Field term="" />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'mango')
  await userEvent.tab()
  await userEvent.type(field, 'es')
  rerender(<Field term="mango" />)
  expect(field).toHaveValue('mangoes')
  rerender(<Field term="" />)
  expect(field).toHaveValue('')
  rerender(<Field term="mango" />)
  expect(field).toHaveValue('mango')
})

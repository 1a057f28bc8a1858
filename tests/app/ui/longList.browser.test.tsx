import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LongList } from '#ui/LongList.tsx'

vi.mock('#ui/VirtualRows.tsx', () => {
  throw new Error('The code could not be loaded')
})

test('a long list is rendered whole where the code of virtual rows can’t be loaded', async () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ _id: `${n + 1}` }))
  render(
    <LongList label="Numbers" items={items} more={false}>
      {({ _id }) => <p>Number {_id}</p>}
    </LongList>,
  )
  await screen.findByText('Number 100')
  // React would render the fallback first, and then what takes its place.
  await import('#ui/VirtualRows.tsx').catch(() => undefined)
  await screen.findByText('Number 100')
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
})

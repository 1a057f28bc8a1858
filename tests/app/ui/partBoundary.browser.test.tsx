import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'

// React reports each caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Names({ names }: { names: string[] }) {
  return <p>{names.map((name) => name.toUpperCase()).join(', ')}</p>
}
const broken = [undefined] as unknown as string[]

test('a part that cannot be rendered says so in its place, and what is around it stays', () => {
  render(
    <>
      <h1>Market</h1>
      <PartBoundary>
        <Names names={broken} />
      </PartBoundary>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Market' })).toBeVisible()
  expect(screen.getByRole('alert').textContent).toContain('This could not be shown.')
})

test('a silent part shows nothing', () => {
  render(
    <PartBoundary silent>
      <Names names={broken} />
    </PartBoundary>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another value of what it depends on renders the part again', () => {
  const part = (names: string[]) => (
    <PartBoundary resetBy={names}>
      <Names names={names} />
    </PartBoundary>
  )
  const { rerender } = render(part(broken))
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(part(['rice']))
  expect(screen.getByText('RICE')).toBeVisible()
})

test('the content of a query that cannot be rendered offers Retry, which fetches it again', async () => {
  const data = { current: broken }
  const refetch = vi.fn<() => void>(() => {
    data.current = ['rice']
  })
  render(
    <QueryBoundary
      query={{ data: data.current, error: null, fetchStatus: 'idle', refetch }}
      loading={null}
    >
      {() => <Names names={data.current} />}
    </QueryBoundary>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
  expect(await screen.findByText('RICE')).toBeVisible()
})

test('of an error that is not written for the user, no word is shown', () => {
  const error = new TypeError("Cannot read properties of null (reading 'items')")
  render(
    <QueryBoundary
      query={{ data: undefined, error, fetchStatus: 'idle', refetch: () => undefined }}
      loading={null}
    >
      {() => null}
    </QueryBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Error: Something went wrongRetry')
})

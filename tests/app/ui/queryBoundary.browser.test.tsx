import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#lib/failure.ts'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'

afterEach(cleanup)

/** Answers of the server, in turn. */
let answers: (() => Promise<string>)[] = []
const never = () => new Promise<string>(() => undefined)
const fails = () => Promise.reject(new Failure('The service is unavailable'))

function Shop({ id }: { id: string }) {
  const query = useQuery({
    queryKey: [id],
    queryFn: () => answers.shift()?.() ?? never(),
    retry: false,
  })
  return (
    <QueryBoundary query={query} loading={<p>Skeleton</p>}>
      {(name) => <p>{name}</p>}
    </QueryBoundary>
  )
}

function open(client: QueryClient, id: string) {
  return (
    <QueryClientProvider client={client}>
      <Shop id={id} />
    </QueryClientProvider>
  )
}

test('a failure stays in view while it is fetched again, until it is loaded', async () => {
  let answer: (name: string) => void = () => undefined
  answers = [fails, () => new Promise<string>((resolve) => (answer = resolve))]
  const client = new QueryClient()
  render(open(client, 'panaderia'))
  expect(await screen.findByText('Error: The service is unavailable')).toBeVisible()

  act(() => void client.invalidateQueries())
  expect(await screen.findByRole('button', { name: /^Retry.*working\)$/ })).toBeVisible()
  expect(screen.getByText('Error: The service is unavailable')).toBeVisible()
  expect(screen.queryByText('Skeleton')).toBeNull()

  // Until the content is rendered, too.
  const shown: boolean[] = []
  const observer = new MutationObserver(() => shown.push(screen.queryByText('Skeleton') !== null))
  observer.observe(document.body, { childList: true, subtree: true })
  answer('Panaderia')
  expect(await screen.findByText('Panaderia')).toBeVisible()
  observer.disconnect()
  expect(shown).toContain(false)
  expect(shown).not.toContain(true)
})

test('of something else that is loaded in its place, the failure says nothing', async () => {
  answers = [fails]
  const client = new QueryClient()
  const { rerender } = render(open(client, 'panaderia'))
  expect(await screen.findByText('Error: The service is unavailable')).toBeVisible()
  rerender(open(client, 'sari-sari'))
  expect(await screen.findByText('Skeleton')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a read that takes long says so, and can be asked again, which cancels the first one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    let answer: (name: string) => void = () => undefined
    answers = [never, () => new Promise<string>((resolve) => (answer = resolve))]
    render(open(new QueryClient(), 'panaderia'))
    await act(() => vi.advanceTimersByTimeAsync(7000))
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByRole('status')).toMatchTextContent('This is taking longer than usual.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('status')).toMatchTextContent('We asked again.')
    answer('Panaderia')
    expect(await screen.findByText('Panaderia')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

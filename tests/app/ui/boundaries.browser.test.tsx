import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#lib/failure.ts'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  passTime,
  press,
} from '../support/user.ts'

// React reports each caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => onlineManager.setOnline(true))

const Names = ({ names }: { names: string[] }) => (
  <p>{names.map((name) => name.toUpperCase()).join(', ')}</p>
)
const broken = [undefined] as unknown as string[]
const market = <h1>Market</h1>
const marketShown = () => expect(screen.getByRole('heading', { name: 'Market' })).toBeVisible()

test('a part that cannot be rendered says so in its place, or nothing, and what is around it stays', () => {
  const part = (silent: boolean) => (
    <>
      {market}
      <PartBoundary silent={silent}>
        <Names names={broken} />
      </PartBoundary>
    </>
  )
  render(part(false))
  marketShown()
  expect(screen.getByRole('alert').textContent).toContain('This could not be shown.')
  cleanup()
  render(part(true))
  marketShown()
  expectNone('alert')
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
  let data = broken
  const refetch = vi.fn<() => void>(() => {
    data = ['rice']
  })
  render(
    <QueryBoundary query={{ data, error: null, fetchStatus: 'idle', refetch }} loading={null}>
      {() => <Names names={data} />}
    </QueryBoundary>,
  )
  fireEvent.click(buttonNamed('Retry'))
  expect(refetch).toHaveBeenCalledOnce()
  await expectShown('RICE')
})

test('of an error that is not written for the user, no word is shown', () => {
  const error = new TypeError("Cannot read properties of null (reading 'items')")
  const query = { data: undefined, error, fetchStatus: 'idle', refetch: () => undefined } as const
  render(
    <QueryBoundary query={query} loading={null}>
      {() => null}
    </QueryBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Error: Something went wrongRetry')
})

function openShop(...answers: Promise<string>[]) {
  const client = new QueryClient()
  function Shop({ id }: { id: string }) {
    const query = useQuery({
      queryKey: [id],
      queryFn: () => answers.shift() ?? new Promise<string>(() => undefined),
      retry: false,
    })
    return (
      <QueryBoundary query={query} loading={<p>Skeleton</p>}>
        {(name) => <p>{name}</p>}
      </QueryBoundary>
    )
  }
  const view = (id: string) => (
    <QueryClientProvider client={client}>
      <Shop id={id} />
    </QueryClientProvider>
  )
  const { rerender } = render(view('panaderia'))
  return { client, goTo: (id: string) => rerender(view(id)) }
}
const failure = () => {
  const failed = Promise.reject<string>(new Failure('The service is unavailable'))
  failed.catch(() => undefined)
  return failed
}
const FAILED = 'Error: The service is unavailable'

test('a failure stays in view while it is fetched again, until it is loaded', async () => {
  const answer = Promise.withResolvers<string>()
  const { client } = openShop(failure(), answer.promise)
  await expectShown(FAILED)

  act(() => void client.invalidateQueries())
  await expectVisible('button', /^Retry.*working\)$/)
  await expectShown(FAILED)
  expectNoText('Skeleton')

  // Until the content is rendered, too.
  const shown: boolean[] = []
  const observer = new MutationObserver(() => shown.push(screen.queryByText('Skeleton') !== null))
  observer.observe(document.body, { childList: true, subtree: true })
  answer.resolve('Panaderia')
  await expectShown('Panaderia')
  observer.disconnect()
  expect(shown).toContain(false)
  expect(shown).not.toContain(true)
})

test('of something else that is loaded in its place, the failure says nothing', async () => {
  const { goTo } = openShop(failure())
  await expectShown(FAILED)
  goTo('sari-sari')
  await expectShown('Skeleton')
  expectNone('alert')
})

test('a read that takes long says so, and can be asked again, which cancels the first one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const answer = Promise.withResolvers<string>()
  openShop(new Promise(() => undefined), answer.promise)
  await passTime(7000)
  expectNoText('This is taking longer than usual.')
  await passTime(2000)
  expect(screen.getByRole('status')).toMatchTextContent('This is taking longer than usual.')
  await press('Try again')
  expect(screen.getByRole('status')).toMatchTextContent('We asked again.')
  answer.resolve('Panaderia')
  await expectShown('Panaderia')
  expectNone('status')
})

const missing = () =>
  lazy(() => Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')))

test('a part that cannot be loaded says so in its place, and offers Retry, SHELL-07', async () => {
  const Missing = missing()
  render(
    <>
      {market}
      <LazyPart loading={<p>Loading...</p>}>
        <Missing />
      </LazyPart>
    </>,
  )
  await expectShown('Loading...')
  await expectShown('This could not be loaded. Check your connection and try again.')
  await expectVisible('button', 'Retry')
  marketShown()
  act(() => onlineManager.setOnline(false))
  await expectShown(/^You are offline/)
})

test('in place of a dialog that cannot be loaded another one says so, and can be closed, PRODUCT-04', async () => {
  const Missing = missing()
  const onClose = vi.fn<() => void>()
  render(
    <LazyDialog onClose={onClose}>
      <Missing />
    </LazyDialog>,
  )
  const dialog = await dialogNamed('This could not be opened')
  await expectVisible('button', 'Retry', dialog)
  await press('Close', dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('while the code of a part without a fallback loads, the screen stays, SHELL-07', async () => {
  const part = () => Promise.withResolvers<{ default: ComponentType }>()
  const [first, second] = [part(), part()]
  const [First, Second] = [lazy(() => first.promise), lazy(() => second.promise)]
  const view = (shown: ReactNode) => (
    <Suspense fallback={<p>Nothing else</p>}>
      {market}
      <LazyPart>{shown}</LazyPart>
    </Suspense>
  )
  const { rerender } = render(view(<First />))
  marketShown()
  first.resolve({ default: () => <p>First</p> })
  await expectShown('First')
  rerender(view(<Second />))
  await expectShown('First')
  second.resolve({ default: () => <p>Second</p> })
  await expectShown('Second')
  expectNoText('First')
})

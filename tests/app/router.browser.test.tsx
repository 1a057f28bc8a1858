import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Preparation } from '../../src/app/router/appRouter.ts'
import { useScroll } from '../../src/app/router/scroll.ts'
import { useScreenLoading } from '../../src/state/navigation.ts'
import { openRouter } from '../support/router.tsx'

afterEach(cleanup)

const names = ['one', 'two', 'three']

function Bars() {
  const loading = useScreenLoading()
  useScroll()
  return (
    <>
      <nav style={{ position: 'fixed' }} aria-busy={loading}>
        {names.map((name) => (
          <Link key={name} to={`/${name}`}>
            {name}
          </Link>
        ))}
        <Link to="?dialog=true" preventScrollReset>
          dialog
        </Link>
        <Link to="/three#end">end</Link>
      </nav>
      <Outlet />
    </>
  )
}

/** Three high screens, at the first. Those in `slow` are loaded when the returned function is called with their name. */
function openScreens(...slow: string[]) {
  const loads = new Map(slow.map((name) => [name, Promise.withResolvers<void>()]))
  const screens = names.map((name) => ({
    path: name,
    handle: { prepare: () => loads.get(name)?.promise } satisfies Preparation,
    element: (
      <main style={{ height: 3000 }}>
        <h1>Screen {name}</h1>
        <p id="end" style={{ marginTop: 2000 }}>
          The end
        </p>
      </main>
    ),
  }))
  const { router, view } = openRouter([{ element: <Bars />, children: screens }], ['/one'])
  render(view)
  const open = (name: string) => userEvent.click(screen.getByRole('link', { name }))
  const title = (name: string) => screen.findByRole('heading', { name: `Screen ${name}` })
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, open, title, address, load: (name: string) => loads.get(name)?.resolve() }
}

test('SHELL-08 the screen stays, with its address, until the next one is loaded', async () => {
  const { open, title, address, load } = openScreens('two')
  await open('two')
  await waitFor(() => expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true'))
  expect(await title('one')).toBeVisible()
  expect(address()).toBe('/one')
  load('two')
  expect(await title('two')).toBeVisible()
  expect(address()).toBe('/two')
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'false')
})

test('SHELL-08 of several navigations the last counts, and Back leads to the screen before them', async () => {
  const { router, open, title, address, load } = openScreens('two')
  await open('two')
  await open('three')
  expect(await title('three')).toBeVisible()
  load('two')
  await router.navigate(-1)
  expect(await title('one')).toBeVisible()
  expect(address()).toBe('/one')
})

test('SHELL-08 a screen opens at its top, or at what its address names, and Back returns to where the user had left it', async () => {
  const { router, open, title } = openScreens()
  scrollTo(0, 700)
  await open('two')
  await title('two')
  await waitFor(() => expect(scrollY).toBe(0))
  await open('end')
  await waitFor(() => expect(scrollY).toBeGreaterThan(1000))
  await router.navigate(-2)
  await title('one')
  await waitFor(() => expect(scrollY).toBe(700))
})

test('SHELL-11 a dialog in the address leaves the screen below it as it is scrolled', async () => {
  const { open, address } = openScreens()
  scrollTo(0, 700)
  await open('dialog')
  await waitFor(() => expect(address()).toBe('/one?dialog=true'))
  await new Promise(requestAnimationFrame)
  expect(scrollY).toBe(700)
})

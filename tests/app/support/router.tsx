import { act } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'

/** A router with a history in memory, at the last of its addresses. */
export function openRouter(routes: RouteObject[], addresses = ['/']) {
  sessionStorage.removeItem('suki.scroll')
  const router = createMemoryRouter(routes, { initialEntries: addresses })
  /** Goes to an address, or by steps in the history, and waits until it is rendered. */
  const go = (to: string | number) => act(() => router.navigate(to as string))
  return { view: <RouterProvider router={router} />, router, go }
}

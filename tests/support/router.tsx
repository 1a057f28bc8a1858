import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'

/** A router with a history in memory, at the last of its addresses. */
export function openRouter(routes: RouteObject[], addresses = ['/']) {
  // Positions of an earlier test.
  sessionStorage.removeItem('suki.scroll')
  const router = createMemoryRouter(routes, { initialEntries: addresses })
  return { view: <RouterProvider router={router} />, router }
}

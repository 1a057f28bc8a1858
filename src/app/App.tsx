import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/queryClient.ts'
import { createRoutes } from './routes.tsx'

/** The app under its base path. The router is created on render, not on import, since start-up may still change the page's address. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createBrowserRouter(createRoutes(queryClient), { basename: import.meta.env.BASE_URL }))
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

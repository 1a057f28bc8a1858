import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router-dom'
import { createRoutes } from '../routes.tsx'

const routes = createRoutes(new QueryClient())

/** The pattern of a page's path, such as `/products/:id`: nothing of what its user looks at. */
export function routePattern(pathname: string): string {
  const parts = matchRoutes(routes, pathname, import.meta.env.BASE_URL)?.flatMap(({ route }) => route.path || []) ?? ['*']
  return ['', ...parts].join('/')
}

import { NotFound } from '../ui/NotFound.tsx'

/** For an address that no route matches. */
export function NotFoundPage() {
  return (
    <NotFound
      title="Page not found"
      description="There is nothing at this address. Perhaps it was mistyped, or the page has moved."
      icon="search"
    />
  )
}

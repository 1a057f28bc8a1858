import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { NotFound } from '#ui/NotFound.tsx'

/** The screen for an address that matches no route. */
export function NotFoundPage() {
  return (
    <NotFound
      title="Page not found"
      description="There is nothing at this address. Perhaps it was mistyped, or the page has moved."
      icon={SearchOutlined}
    />
  )
}

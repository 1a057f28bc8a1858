import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { NotFound } from '#ui/NotFound.tsx'

export function NotFoundPage() {
  return (
    <NotFound
      title="Page not found"
      description="This page doesn’t exist. The address may be mistyped, or the page may have moved."
      icon={SearchOutlined}
    />
  )
}

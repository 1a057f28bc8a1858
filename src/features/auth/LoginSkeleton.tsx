import { Stack } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export function LoginSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="3rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton width="5rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="3.25rem" />
    </Stack>
  )
}

import { useLocation, useMatches } from 'react-router-dom'
import { type ScreenShape, ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { classNames } from '#ui/classNames.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from '#components/ScreenSkeleton.module.css'
import page from '#ui/Page.module.css'

export type ScreenHandle = ScreenShape | ((search: string) => ScreenShape)

export function ScreenLoading() {
  const { search } = useLocation()
  const handle = useMatches().at(-1)?.handle as ScreenHandle
  const shape = typeof handle === 'function' ? handle(search) : handle
  return (
    <main
      id="main"
      className={classNames(page.page, styles.main)}
      data-screen={shape}
      aria-busy="true"
    >
      <VisuallyHidden>Loading...</VisuallyHidden>
      <ScreenSkeleton shape={shape} />
    </main>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'
import { Fruits } from './Fruits.tsx'
import type { MoreDrawings as Drawings } from './MoreDrawings.tsx'
import type { Slide } from './slides.ts'

const NoDrawing: typeof Drawings = () => <g />
/** Nothing is said when they can't be loaded. */
const MoreDrawings = lazy(async () => ({ default: (await import('./MoreDrawings.tsx').catch(() => null))?.MoreDrawings ?? NoDrawing }))

/** The drawing of a slide. Decorative. Only the first one is part of the first screen. */
export function BannerArt({ art, className }: { art: Slide['art']; className?: string }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <svg className={className} viewBox="30 30 270 212" aria-hidden="true">
      {art === 'fruits' ? (
        <Fruits />
      ) : (
        idle && (
          <Suspense>
            <MoreDrawings art={art} />
          </Suspense>
        )
      )}
    </svg>
  )
}

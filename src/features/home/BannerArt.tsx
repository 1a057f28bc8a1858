import { lazy, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'
import { LazyPart } from '#ui/LazyPart.tsx'
import { Fruits } from './Fruits.tsx'
import type { Slide } from './slides.ts'

const MoreDrawings = lazy(async () => ({ default: (await import('./MoreDrawings.tsx')).MoreDrawings }))

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
          <LazyPart failure={null}>
            <MoreDrawings art={art} />
          </LazyPart>
        )
      )}
    </svg>
  )
}

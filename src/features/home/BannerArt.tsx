import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Fruits } from './Fruits.tsx'
import type { Slide } from './slides.ts'

/** Without a message where it can't be loaded: the drawings are decorative. */
const MoreDrawings = lazyPart(async () => (await import('./MoreDrawings.tsx')).MoreDrawings, { frame: () => null })

/** The drawing of a slide. Decorative. Only the first one is part of the first screen. */
export function BannerArt({ art, className }: { art: Slide['art']; className?: string }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <svg className={className} viewBox="30 30 270 212" aria-hidden="true">
      {art === 'fruits' ? <Fruits /> : idle && <MoreDrawings art={art} />}
    </svg>
  )
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { comingSoonSearch } from '../../lib/queryString.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Banner.module.css'
import { BannerArt } from './BannerArt.tsx'
import { PauseButton } from './PauseButton.tsx'
import { slides } from './slides.ts'
import { useRotation } from './useRotation.ts'

/** Slides that take turns; they can be swiped, chosen and paused. */
export function Banner() {
  const { current, setCurrent, paused, togglePause, holdProps } = useRotation(slides.length)
  const { search } = useLocation()
  const track = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current: element } = track
    element?.scrollTo({ left: element.clientWidth * current })
  }, [current])

  const onScrollEnd = () => {
    const { current: element } = track
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }
  const turn = (by: number) => setCurrent((current + by + slides.length) % slides.length)

  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label="What is new" {...holdProps}>
      <div className={styles.controls}>
        <PauseButton paused={paused} onClick={togglePause} />
        <IconButton icon="chevron-left" label="Previous slide" onClick={() => turn(-1)} />
        <p className={styles.place} aria-hidden="true">
          {current + 1} / {slides.length}
        </p>
        <IconButton icon="chevron-right" label="Next slide" onClick={() => turn(1)} />
      </div>
      <div ref={track} className={styles.track} onScrollEnd={onScrollEnd} aria-live={paused ? 'polite' : 'off'}>
        {slides.map(({ title, text, action, art }, place) => (
          <div
            key={art}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${slides.length}`}
            className={styles.slide}
            data-art={art}
            inert={place !== current}
          >
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
              <LinkButton variant="accent" to={{ search: comingSoonSearch(search) }} preventScrollReset>
                {action}
              </LinkButton>
            </div>
            <BannerArt art={art} className={styles.art} />
          </div>
        ))}
      </div>
    </section>
  )
}

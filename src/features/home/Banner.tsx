import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined'
import PauseOutlined from '@ant-design/icons/PauseOutlined'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comingSoonSearch } from '#lib/queryString.ts'
import { idle } from '#lib/whenIdle.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useSlides } from '#ui/useSlides.ts'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { Fruits } from './Fruits.tsx'
import type { MoreDrawings as Drawings } from './MoreDrawings.tsx'
import styles from './Banner.module.css'

const slides = [
  {
    title: 'Enjoy the freshness of fruits!',
    action: 'Produce Catalog',
    text: 'Picked this morning, sold by the growers and stalls around you.',
    art: 'fruits',
  },
  {
    title: 'Shop conveniently!',
    action: 'Shop Now!',
    text: 'Your sari-sari store, the market and the bakery in one basket.',
    art: 'basket',
  },
  {
    title: 'Shop conveniently!',
    action: 'Shop Now!',
    text: 'Support local businesses: buy from the shops next door.',
    art: 'stall',
  },
] as const

type Slide = (typeof slides)[number]

const NoDrawing: typeof Drawings = () => <g />
/** Loaded when the browser is idle. They are decorative: a failure shows no message. */
const MoreDrawings = lazy(async () => {
  await idle()
  return {
    default: (await import('./MoreDrawings.tsx').catch(() => null))?.MoreDrawings ?? NoDrawing,
  }
})

function BannerArt({ art, className }: { art: Slide['art']; className?: string }) {
  return (
    <svg className={className} viewBox="30 30 270 212" aria-hidden>
      {art === 'fruits' ? (
        <Fruits />
      ) : (
        <Suspense>
          <MoreDrawings art={art} />
        </Suspense>
      )}
    </svg>
  )
}

/** Time per slide, ms. */
const SLIDE_MS = 5000

export function Banner() {
  const { track, current, show, onScroll, playing, setPlaying, pauseProps } =
    useSlides<HTMLDivElement>({
      count: slides.length,
      interval: SLIDE_MS,
    })
  const { search } = useLocation()
  const whole = useWholeScreen()

  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label="Highlights"
      {...pauseProps}
    >
      <div className={styles.controls}>
        <IconButton
          icon={playing ? PauseOutlined : CaretRightOutlined}
          size={16}
          label={playing ? 'Pause slides' : 'Play slides'}
          onClick={() => setPlaying(!playing)}
        />
        <button
          type="button"
          className={styles.dots}
          aria-label={`Next slide, after ${current + 1} of ${slides.length}`}
          onClick={() => show(current + 1)}
        >
          {slides.map(({ art }, index) => (
            <span key={art} className={styles.dot} data-current={index === current || undefined} />
          ))}
        </button>
      </div>
      <div
        ref={track}
        className={styles.track}
        onScroll={onScroll}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map(({ title, text, action, art }, index) => (
          <div
            key={art}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
            data-art={art}
            inert={index !== current}
          >
            {(whole || index === 0) && (
              <>
                <div className={styles.content}>
                  <p className={styles.title}>{title}</p>
                  <p className={styles.text}>{text}</p>
                  <LinkButton
                    variant="accent"
                    to={{ search: comingSoonSearch(search) }}
                    preventScrollReset
                  >
                    {action}
                  </LinkButton>
                </div>
                <BannerArt art={art} className={styles.art} />
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from '../../../../ui/useModal.ts'
import { useSlides } from '../../../../ui/useSlides.ts'
import { GalleryThumbnails } from '../gallery/GalleryThumbnails.tsx'
import { isVideo } from '../gallery/media.ts'
import styles from './Lightbox.module.css'
import { LightboxBar } from './LightboxBar.tsx'
import { LightboxButton } from './LightboxButton.tsx'
import { LightboxSlide } from './LightboxSlide.tsx'

/** Time per slide of the slideshow, ms. */
const SLIDESHOW_MS = 3000

interface Props {
  /** Name of the product that the pictures show. */
  name: string
  /** Addresses of pictures and clips. */
  slides: readonly string[]
  /** Category slugs, which determine the tint of the tiles. */
  category: readonly string[]
  /** Picture shown for a clip; null for an icon. */
  poster: string | null
  /** Whether an address is a clip; by default decided by the file extension. */
  isClip?: (url: string) => boolean
  /** Index of the slide that is shown first. */
  start: number
  onClose: () => void
}

/** Pictures and clips in full screen. */
export function Lightbox({ name, slides, category, poster, isClip = isVideo, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, onClose)
  const [thumbnails, setThumbnails] = useState(true)
  const slideshow = { count: slides.length, interval: SLIDESHOW_MS, start }
  const { track, current, show, onScroll, playing, canPlay, setPlaying } = useSlides<HTMLUListElement>(slideshow)
  const last = slides.length - 1

  const steps: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]
    // The arrow keys of a focused clip seek in it.
    if (to === undefined || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    show(to)
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of the buttons inside
    <dialog ref={dialog} className={styles.lightbox} aria-label={`Pictures of ${name}`} onKeyDown={onKeyDown}>
      <LightboxBar
        current={current}
        count={slides.length}
        playing={playing}
        canPlay={canPlay}
        thumbnails={thumbnails}
        onPlay={setPlaying}
        onThumbnails={setThumbnails}
        onClose={onClose}
      />
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be focusable to be scrolled by keyboard */}
        <ul ref={track} className={styles.track} tabIndex={0} aria-label="Slides" onScroll={onScroll}>
          {slides.map((url, index) => (
            <LightboxSlide
              key={url}
              url={url}
              clip={isClip(url)}
              label={`${name}, ${index + 1} of ${slides.length}`}
              category={category}
              current={index === current}
              onPlay={() => setPlaying(false)}
            />
          ))}
        </ul>
        {last > 0 && (
          <>
            <LightboxButton
              icon={LeftOutlined}
              label="Previous slide"
              className={styles.previous}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <LightboxButton
              icon={RightOutlined}
              label="Next slide"
              className={styles.next}
              disabled={current === last}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
      <div data-messages className={styles.messages} />
      {last > 0 && thumbnails && (
        <div className={styles.thumbnails}>
          <GalleryThumbnails slides={slides} current={current} category={category} poster={poster} isClip={isClip} onSelect={show} />
        </div>
      )}
    </dialog>,
    document.body,
  )
}

import { type KeyboardEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import SlideLightbox, {
  CloseIcon,
  IconButton,
  type RenderSlideProps,
  type ControllerRef,
  type SlideshowRef,
  stopNavigationEventsPropagation,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import { ProductPicture } from '#components/ProductPicture.tsx'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import { isVideo } from '#domain/pictures.ts'
import { classNames } from '#ui/classNames.ts'
import { Grid } from '#ui/Layout.tsx'
import { useModal } from '#ui/useModal.ts'
import { ProductClip } from '../gallery/ProductClip.tsx'
import styles from './Lightbox.module.css'

/** Time per slide, ms. */
const SLIDESHOW_MS = 3000

/** So many thumbnails fit on any phone. */
const FEW = 4

const labels = {
  Previous: 'Previous slide',
  Next: 'Next slide',
  Play: 'Play slideshow',
  Pause: 'Pause slideshow',
  'Photo gallery': 'Slides',
  '{index} of {total}': 'Picture {index}',
}

const none = () => null

interface Props {
  name: string
  slides: readonly string[]
  category: readonly string[]
  /** Shown for a clip; null for an icon. */
  poster: string | null
  isClip?: (url: string) => boolean
  start: number
  onClose: () => void
}

/** The library's lightbox within a modal dialog of the browser. */
export function Lightbox({
  name,
  slides: urls,
  category,
  poster,
  isClip = isVideo,
  start,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const slideshow = useRef<SlideshowRef>(null)
  useModal(dialog, onClose)
  const [slides] = useState(() =>
    urls.map((src, index) => ({ src, alt: `${name}, ${index + 1} of ${urls.length}` })),
  )
  const controller = useRef<ControllerRef>(null)
  const many = slides.length > 1
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const current = controller.current?.getLightboxState().currentIndex ?? 0
    if (key === 'Home' && current > 0) controller.current?.prev({ count: current })
    const following = slides.length - 1 - current
    if (key === 'End' && following > 0) controller.current?.next({ count: following })
  }
  const slide = ({ slide: { src, alt = '' }, offset }: RenderSlideProps) =>
    isClip(src) ? (
      // Keys and pointer seek in the clip, and must not change the slide.
      <Grid center full className={styles.slide} {...stopNavigationEventsPropagation()}>
        <ProductClip
          url={src}
          label={alt}
          current={offset === 0}
          className={styles.media}
          onPlay={() => slideshow.current?.pause()}
        />
      </Grid>
    ) : (
      <Grid center full className={styles.slide}>
        <ProductPicture
          src={src}
          alt={alt}
          category={category}
          eager={offset === 0}
          className={styles.media}
        />
      </Grid>
    )
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of the buttons inside
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={`Pictures of ${name}`}
      onKeyDown={onKeyDown}
    >
      <div className={classNames(styles.stage, slides.length <= FEW && styles.still)}>
        <SlideLightbox
          plugins={many ? [Inline, Counter, Slideshow, Thumbnails] : [Inline, Counter]}
          slides={slides}
          index={start}
          controller={{ ref: controller }}
          carousel={{ finite: true, preload: slides.length, padding: 12, spacing: 0 }}
          counter={{ container: { className: styles.place } }}
          slideshow={{ ref: slideshow, delay: SLIDESHOW_MS }}
          thumbnails={{
            showToggle: true,
            width: 64,
            height: 64,
            border: 2,
            borderRadius: 10,
            padding: 0,
            gap: 8,
            vignette: false,
          }}
          toolbar={{
            buttons: [
              <IconButton key="close" label="Close" icon={CloseIcon} autoFocus onClick={onClose} />,
            ],
          }}
          labels={labels}
          styles={{
            button: { borderRadius: '50%' },
            navigationPrev: { left: 'var(--arrow)' },
            navigationNext: { right: 'var(--arrow)' },
          }}
          render={{
            slide,
            thumbnail: ({ slide: { src } }) => (
              <ProductPicture
                src={isClip(src) ? poster : src}
                category={category}
                className={styles.thumbnail}
              />
            ),
            ...(!many && { buttonPrev: none, buttonNext: none }),
          }}
        />
      </div>
      <div data-messages className={styles.messages} />
    </dialog>,
    document.body,
  )
}

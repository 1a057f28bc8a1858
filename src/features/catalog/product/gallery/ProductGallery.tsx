import { lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { useSlides } from '#ui/useSlides.ts'
import { GalleryControls } from './GalleryControls.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import styles from './ProductGallery.module.css'
import { slidesOf } from './media.ts'
import { ProductSlide } from './ProductSlide.tsx'

const Lightbox = lazy(async () => ({ default: (await import('../lightbox/Lightbox.tsx')).Lightbox }))

/** Time per slide, ms. */
const SLIDE_MS = 5000

/** The carousel of a product's pictures and clips: it plays by itself, and can be swiped, moved, paused and enlarged. */
export function ProductGallery({ product }: { product: Schemas['Product'] }) {
  const { product_name, category, display_picture } = product
  const slides = slidesOf(product)
  const many = slides.length > 1
  const [enlarged, setEnlarged] = useState(false)
  const { track, current, show, onScroll, playing, setPlaying, pauseProps } = useSlides<HTMLUListElement>({
    count: slides.length,
    interval: SLIDE_MS,
    paused: enlarged,
  })

  return (
    <section
      className={styles.gallery}
      aria-roledescription={many ? 'carousel' : undefined}
      aria-label={`Pictures of ${product_name}`}
      {...pauseProps}
    >
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={onScroll}>
          {slides.map((url, index) => (
            <li
              key={url}
              className={styles.slide}
              aria-roledescription={many ? 'slide' : undefined}
              aria-label={many ? `${index + 1} of ${slides.length}` : undefined}
              inert={index !== current}
            >
              <ProductSlide
                url={url}
                alt={many ? `${product_name}, picture ${index + 1}` : product_name}
                category={category}
                eager={index === 0}
                current={index === current}
                onEnlarge={() => setEnlarged(true)}
              />
            </li>
          ))}
        </ul>
        <GalleryControls
          current={current}
          count={slides.length}
          playing={playing}
          onPlay={setPlaying}
          onShow={show}
          onEnlarge={() => setEnlarged(true)}
        />
      </div>
      {many && <GalleryThumbnails slides={slides} current={current} category={category} poster={display_picture} onSelect={show} />}
      {enlarged && (
        <LazyDialog onClose={() => setEnlarged(false)}>
          <Lightbox
            name={product_name}
            slides={slides}
            category={category}
            poster={display_picture}
            start={current}
            onClose={() => setEnlarged(false)}
          />
        </LazyDialog>
      )}
    </section>
  )
}

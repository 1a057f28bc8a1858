import { useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { ProductPicture } from '../../../components/ProductPicture.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './ProductGallery.module.css'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import { PauseButton } from './PauseButton.tsx'
import { ProductSlide } from './ProductSlide.tsx'
import { useCarousel } from './useCarousel.ts'

/** The product's pictures and clips: they pass by themselves, can be swiped, stepped and paused. */
export function ProductGallery({ product }: { product: Schemas['Product'] }) {
  const { product_name, category, display_picture } = product
  const slides = product.gallery.length > 0 ? product.gallery : [display_picture]
  const [held, setHeld] = useState(false)
  const { track, current, show, onScrollEnd, playing, toggle } = useCarousel(slides.length, held)
  if (slides.length === 1) return <ProductPicture src={slides[0]} alt={product_name} category={category} eager className={styles.single} />

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <section className={styles.gallery} aria-roledescription="carousel" aria-label={`Pictures of ${product_name}`} {...hold}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScrollEnd={onScrollEnd}>
          {slides.map((url, index) => (
            <li
              key={url}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== current}
            >
              <ProductSlide
                url={url}
                alt={`${product_name}, picture ${index + 1}`}
                category={category}
                eager={index === 0}
                current={index === current}
              />
            </li>
          ))}
        </ul>
        <IconButton
          icon="chevron-left"
          tone="raised"
          label="Previous picture"
          className={styles.previous}
          onClick={() => show(current - 1)}
        />
        <IconButton icon="chevron-right" tone="raised" label="Next picture" className={styles.next} onClick={() => show(current + 1)} />
        <span className={styles.controls}>
          <PauseButton playing={playing} onClick={toggle} />
          <span className={styles.place} aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
        </span>
      </div>
      <GalleryThumbnails slides={slides} current={current} category={category} poster={display_picture} onSelect={show} />
    </section>
  )
}

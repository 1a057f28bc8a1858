import { ProductPicture } from '#components/ProductPicture.tsx'
import { classNames } from '#ui/classNames.ts'
import { isVideo } from './media.ts'
import styles from './ProductGallery.module.css'

interface Props {
  slides: readonly string[]
  current: number
  category: readonly string[]
  /** Picture shown for a clip. */
  poster: string | null
  onSelect: (index: number) => void
}

/** Thumbnails under the slides: each shows its slide when it is hovered, focused or pressed. */
export function GalleryThumbnails({ slides, current, category, poster, onSelect }: Props) {
  return (
    <ul className={styles.thumbnails}>
      {slides.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            className={classNames(styles.thumbnail, index === current && styles.chosen)}
            aria-label={`${isVideo(url) ? 'Clip' : 'Picture'} ${index + 1}`}
            aria-current={index === current}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onSelect(index)}
            onFocus={() => onSelect(index)}
            onClick={() => onSelect(index)}
          >
            <ProductPicture src={isVideo(url) ? poster : url} category={category} />
          </button>
        </li>
      ))}
    </ul>
  )
}

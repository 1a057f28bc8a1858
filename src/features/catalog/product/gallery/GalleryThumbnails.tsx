import { ProductPicture } from '../../../../components/ProductPicture.tsx'
import { classNames } from '../../../../ui/classNames.ts'
import { isVideo } from './media.ts'
import styles from './ProductGallery.module.css'

interface Props {
  slides: readonly string[]
  current: number
  category: readonly string[]
  /** Picture shown for a clip. */
  poster: string | null
  isClip?: (url: string) => boolean
  /** Hovering or focusing a thumbnail shows its slide; otherwise only a click does. */
  byHover?: boolean
  onSelect: (index: number) => void
}

/** Thumbnails under the slides, each of which shows its slide. */
export function GalleryThumbnails({ slides, current, category, poster, isClip = isVideo, byHover = false, onSelect }: Props) {
  return (
    <ul className={styles.thumbnails}>
      {slides.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            className={classNames(styles.thumbnail, index === current && styles.chosen)}
            aria-label={`${isClip(url) ? 'Clip' : 'Picture'} ${index + 1}`}
            aria-current={index === current}
            onPointerEnter={(event) => byHover && event.pointerType === 'mouse' && onSelect(index)}
            onFocus={() => byHover && onSelect(index)}
            onClick={() => onSelect(index)}
          >
            <ProductPicture src={isClip(url) ? poster : url} category={category} />
          </button>
        </li>
      ))}
    </ul>
  )
}

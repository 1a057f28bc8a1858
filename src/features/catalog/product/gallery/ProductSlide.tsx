import { ProductPicture } from '#components/ProductPicture.tsx'
import { isVideo } from './media.ts'
import { ProductClip } from './ProductClip.tsx'
import styles from './ProductGallery.module.css'

interface Props {
  url: string
  /** Text alternative. */
  alt: string
  category: readonly string[]
  eager: boolean
  /** Whether it is the gallery's slide in view. */
  current: boolean
  /** Shows it in full screen. */
  onEnlarge: () => void
}

/** A picture or clip of the gallery. A click on a picture enlarges it; a clip has its own controls. */
export function ProductSlide({ url, alt, category, eager, current, onEnlarge }: Props) {
  if (isVideo(url)) return <ProductClip url={url} label={alt} current={current} className={styles.clip} />
  return (
    <button type="button" className={styles.enlarge} aria-label={`Enlarge ${alt}`} onClick={onEnlarge}>
      <ProductPicture src={url} alt={alt} category={category} eager={eager} className={styles.picture} />
    </button>
  )
}

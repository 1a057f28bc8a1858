import { ProductPicture } from '../../../../components/ProductPicture.tsx'
import { isVideo } from './media.ts'
import { ProductClip } from './ProductClip.tsx'
import styles from './ProductGallery.module.css'

interface Props {
  url: string
  /** What it shows. */
  alt: string
  category: readonly string[]
  eager: boolean
  /** It is the slide in view of the gallery. */
  current: boolean
  /** Shows it on the whole screen. */
  onEnlarge: () => void
}

/** A picture or clip of the gallery. A press on a picture enlarges it; a clip keeps its own controls. */
export function ProductSlide({ url, alt, category, eager, current, onEnlarge }: Props) {
  if (isVideo(url)) return <ProductClip url={url} label={alt} current={current} className={styles.clip} />
  return (
    <button type="button" className={styles.enlarge} aria-label={`Enlarge ${alt}`} onClick={onEnlarge}>
      <ProductPicture src={url} alt={alt} category={category} eager={eager} className={styles.picture} />
    </button>
  )
}

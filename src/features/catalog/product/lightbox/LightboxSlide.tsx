import { ProductPicture } from '../../../../components/ProductPicture.tsx'
import { ProductClip } from '../gallery/ProductClip.tsx'
import styles from './Lightbox.module.css'

interface Props {
  url: string
  /** It is a clip, not a picture. */
  clip: boolean
  label: string
  category: readonly string[]
  current: boolean
  /** The clip was started: a slideshow would take it away. */
  onPlay: () => void
}

/** A picture or clip, at most 800 px large. */
export function LightboxSlide({ url, clip, label, category, current, onPlay }: Props) {
  return (
    <li className={styles.slide} inert={!current}>
      {clip ? (
        <ProductClip url={url} label={label} current={current} className={styles.media} onPlay={onPlay} />
      ) : (
        <ProductPicture src={url} alt={label} category={category} eager={current} className={styles.media} />
      )}
    </li>
  )
}

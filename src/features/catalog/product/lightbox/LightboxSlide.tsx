import { ProductPicture } from '../../../../components/ProductPicture.tsx'
import { ProductClip } from '../gallery/ProductClip.tsx'
import styles from './Lightbox.module.css'

interface Props {
  url: string
  /** Whether it is a clip and not a picture. */
  clip: boolean
  label: string
  category: readonly string[]
  current: boolean
  /** Called when the clip is started, so that a slideshow stops. */
  onPlay: () => void
}

/** A picture or clip of at most 800 px. */
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

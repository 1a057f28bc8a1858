import { useEffect, useRef } from 'react'
import { ProductPicture } from '../../../components/ProductPicture.tsx'
import styles from './ProductGallery.module.css'
import { isVideo } from './media.ts'

interface Props {
  url: string
  /** What it shows. */
  alt: string
  category: readonly string[]
  eager: boolean
  /** It is the slide in view of the gallery. */
  current: boolean
}

function Clip({ url, alt, current }: Pick<Props, 'url' | 'alt' | 'current'>) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => !entry.isIntersecting) && element.pause())
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!current) video.current?.pause()
  }, [current])
  return (
    <video
      ref={video}
      className={styles.clip}
      src={url}
      aria-label={alt}
      controls
      muted
      playsInline
      preload="metadata"
      tabIndex={current ? 0 : -1}
    />
  )
}

/** A picture or clip of the gallery; a clip stops when it leaves the screen. */
export function ProductSlide({ url, alt, category, eager, current }: Props) {
  if (isVideo(url)) return <Clip url={url} alt={alt} current={current} />
  return <ProductPicture src={url} alt={alt} category={category} eager={eager} className={styles.picture} />
}

import { useState } from 'react'
import { Awning } from '#ui/Awning.tsx'
import styles from './ShopCover.module.css'

interface Props {
  src: string | null
  /** The largest picture of the screen is fetched first. */
  first?: boolean
}

/** The picture, or the awning. Fills its box. Decorative. */
export function ShopCover({ src, first = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || src === broken) return <Awning stripe={32} height={64} />
  return (
    <img
      src={src}
      alt=""
      width={1200}
      height={300}
      fetchPriority={first ? 'high' : 'auto'}
      className={styles.photo}
      onError={() => setBroken(src)}
    />
  )
}

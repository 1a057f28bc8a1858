import { type ReactNode, useState } from 'react'
import { classNames } from '../ui/classNames.ts'
import { Icon } from '../ui/Icon.tsx'
import { familyOf } from './categories.ts'
import styles from './ProductPicture.module.css'

interface Props {
  src: string | null | undefined
  /** What it shows; empty where the product's name stands beside it. */
  alt?: string
  /** Slugs: they choose the tile's tint. */
  category?: readonly string[]
  /** On the first screen: load at once. Others wait until they come near. */
  eager?: boolean
  className?: string
  /** Lies over the picture. */
  children?: ReactNode
}

/** A pack shot on a soft tile. The square is reserved, so nothing moves when the picture arrives; a broken one leaves a drawn box. */
export function ProductPicture({ src, alt = '', category, eager = false, className, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const usable = src && broken !== src
  return (
    <span className={classNames(styles.tile, className)} data-family={familyOf(category)}>
      {usable ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        <span className={styles.missing}>
          <Icon name="box" size={40} label={alt || undefined} />
        </span>
      )}
      {children}
    </span>
  )
}

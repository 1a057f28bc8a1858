import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { type ReactNode, useState } from 'react'
import { familyOf } from '#domain/categories.ts'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ProductPicture.module.css'

interface Props {
  src: string | null | undefined
  /** Empty where the product's name is beside the picture. */
  alt?: string
  category?: readonly string[]
  eager?: boolean
  className?: string
  children?: ReactNode
}

/** Its square is reserved; an icon replaces a broken picture. */
export function ProductPicture({
  src,
  alt = '',
  category,
  eager = false,
  className,
  children,
}: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const usable = src && broken !== src
  return (
    <span
      className={classNames(styles.tile, className)}
      style={{ background: `var(--tile-${familyOf(category)})` }}
    >
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
          <Icon icon={ShopOutlined} size={40} label={alt || undefined} />
        </span>
      )}
      {children}
    </span>
  )
}

import { useState } from 'react'
import { firstCharacter } from '#lib/visibleText.ts'
import styles from './Avatar.module.css'

interface Props {
  name: string
  src?: string | null
  /** Width and height, px. */
  size?: number
}

/** A stable hue in degrees: a shop without a picture keeps its colour. */
const hueOf = (name: string) =>
  [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 360, 7)

/** The picture or first letter. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 40 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = { width: size, height: size }
  if (src && broken !== src) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <span
      className={styles.avatar}
      style={{ ...box, fontSize: size * 0.46, background: `hsl(${hueOf(name)} 38% 34%)` }}
      aria-hidden="true"
    >
      {firstCharacter(name).toUpperCase()}
    </span>
  )
}

import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './MediaContent.module.css'

interface Props {
  src: string
  /** Its accessible name, such as 'Video from Dolores Fresh Market'. */
  name: string
}

/** A video in a box of fixed size. It plays when the user starts it. */
export function ClipContent({ src, name }: Props) {
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <p className={styles.broken}>
        <Icon name="play" />
        This video can’t be played
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the marketplace has no captions
    <video className={styles.clip} src={src} controls playsInline preload="metadata" aria-label={name} onError={() => setBroken(true)} />
  )
}

import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Clip.module.css'

/** A message replaces one that the browser can't play. */
export function Clip({ className, ...video }: Omit<ComponentProps<'video'>, 'controls'>) {
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <p className={classNames(styles.broken, className)}>
        <Icon icon={CaretRightOutlined} />
        This video can’t be played
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the marketplace has no captions
    <video
      {...video}
      className={className}
      controls
      playsInline
      preload="metadata"
      // A browser that supports only the audio codec plays no picture.
      onLoadedMetadata={({ currentTarget }) => setBroken(currentTarget.videoWidth === 0)}
      onError={() => setBroken(true)}
    />
  )
}

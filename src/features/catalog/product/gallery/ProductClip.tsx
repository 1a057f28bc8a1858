import { useEffect, useRef } from 'react'

interface Props {
  url: string
  /** Accessible name. */
  label: string
  className?: string
  /** Whether it is the slide in view. */
  current: boolean
  onPlay?: () => void
}

/** A clip that pauses when it or its slide leaves the screen. */
export function ProductClip({ url, label, className, current, onPlay }: Props) {
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
      className={className}
      src={url}
      aria-label={label}
      controls
      muted
      playsInline
      preload="metadata"
      tabIndex={current ? 0 : -1}
      onPlay={onPlay}
    />
  )
}

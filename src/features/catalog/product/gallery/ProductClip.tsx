import { useEffect, useRef } from 'react'
import { Clip } from '#components/Clip.tsx'

interface Props {
  url: string
  label: string
  className?: string
  current: boolean
  onPlay?: () => void
}

export function ProductClip({ url, label, className, current, onPlay }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => !entry.isIntersecting) && element.pause(),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!current) video.current?.pause()
  }, [current])
  return (
    <Clip
      ref={video}
      className={className}
      src={url}
      aria-label={label}
      muted
      tabIndex={current ? 0 : -1}
      onPlay={onPlay}
    />
  )
}

import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined'
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import PauseOutlined from '@ant-design/icons/PauseOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { isVideo, slidesOf } from '#domain/pictures.ts'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { useReopening } from '#ui/useReopening.ts'
import { useSlides } from '#ui/useSlides.ts'
import { ProductClip } from './ProductClip.tsx'
import styles from './ProductGallery.module.css'

interface Props {
  current: number
  count: number
  playing: boolean
  onPlay: (playing: boolean) => void
  onShow: (index: number) => void
  onEnlarge: () => void
}

function GalleryControls({ current, count, playing, onPlay, onShow, onEnlarge }: Props) {
  return (
    <>
      {count > 1 && (
        <>
          <IconButton
            icon={LeftOutlined}
            tone="raised"
            label="Previous picture"
            className={styles.previous}
            onClick={() => onShow(current - 1)}
          />
          <IconButton
            icon={RightOutlined}
            tone="raised"
            label="Next picture"
            className={styles.next}
            onClick={() => onShow(current + 1)}
          />
        </>
      )}
      <Row as="span" fill="white" radius="pill" className={styles.controls}>
        {count > 1 && (
          <IconButton
            icon={playing ? PauseOutlined : CaretRightOutlined}
            size={18}
            label={playing ? 'Pause slideshow' : 'Play slideshow'}
            onClick={() => onPlay(!playing)}
          />
        )}
        <IconButton icon={FullscreenOutlined} size={18} label="Full screen" onClick={onEnlarge} />
      </Row>
    </>
  )
}

interface ProductSlideProps {
  url: string
  alt: string
  category: readonly string[]
  eager: boolean
  current: boolean
  onEnlarge: () => void
}

function ProductSlide({ url, alt, category, eager, current, onEnlarge }: ProductSlideProps) {
  if (isVideo(url))
    return <ProductClip url={url} label={alt} current={current} className={styles.clip} />
  return (
    <button
      type="button"
      className={styles.enlarge}
      aria-label={`Enlarge ${alt}`}
      onClick={onEnlarge}
    >
      <ProductPicture
        src={url}
        alt={alt}
        category={category}
        eager={eager}
        className="product-picture"
      />
    </button>
  )
}

interface GalleryThumbnailsProps {
  slides: readonly string[]
  current: number
  category: readonly string[]
  poster: string | null
  onSelect: (index: number) => void
}

function GalleryThumbnails({
  slides,
  current,
  category,
  poster,
  onSelect,
}: GalleryThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {slides.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            className={classNames(styles.thumbnail, index === current && styles.chosen)}
            aria-label={`${isVideo(url) ? 'Video' : 'Picture'} ${index + 1}`}
            aria-current={index === current}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onSelect(index)}
            onFocus={() => onSelect(index)}
            onClick={() => onSelect(index)}
          >
            <ProductPicture src={isVideo(url) ? poster : url} category={category} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Lightbox = lazy(async () => ({
  default: (await import('../lightbox/Lightbox.tsx')).Lightbox,
}))

/** Time per slide, ms. */
const SLIDE_MS = 5000

export function ProductGallery({ product }: { product: Schemas['Product'] }) {
  const { product_name, category, display_picture } = product
  const slides = slidesOf(product)
  const many = slides.length > 1
  const [enlarged, setEnlarged] = useState(false)
  useReopening('pictures', enlarged, () => setEnlarged(true))
  const { track, current, show, onScroll, playing, setPlaying, pauseProps } =
    useSlides<HTMLUListElement>({
      count: slides.length,
      interval: SLIDE_MS,
      paused: enlarged,
    })

  return (
    <Stack
      as="section"
      gap={3}
      shrink
      className="product-gallery"
      aria-roledescription={many ? 'carousel' : undefined}
      aria-label={`Pictures of ${product_name}`}
      {...pauseProps}
    >
      <div className="product-stage">
        <ul ref={track} className={classNames('product-track', styles.track)} onScroll={onScroll}>
          {slides.map((url, index) => (
            <li
              key={url}
              className={styles.slide}
              aria-roledescription={many ? 'slide' : undefined}
              aria-label={many ? `${index + 1} of ${slides.length}` : undefined}
              inert={index !== current}
            >
              <ProductSlide
                url={url}
                alt={many ? `${product_name}, picture ${index + 1}` : product_name}
                category={category}
                eager={index === 0}
                current={index === current}
                onEnlarge={() => setEnlarged(true)}
              />
            </li>
          ))}
        </ul>
        <GalleryControls
          current={current}
          count={slides.length}
          playing={playing}
          onPlay={setPlaying}
          onShow={show}
          onEnlarge={() => setEnlarged(true)}
        />
      </div>
      {many && (
        <GalleryThumbnails
          slides={slides}
          current={current}
          category={category}
          poster={display_picture}
          onSelect={show}
        />
      )}
      {enlarged && (
        <LazyDialog onClose={() => setEnlarged(false)}>
          <Lightbox
            name={product_name}
            slides={slides}
            category={category}
            poster={display_picture}
            start={current}
            onClose={() => setEnlarged(false)}
          />
        </LazyDialog>
      )}
    </Stack>
  )
}

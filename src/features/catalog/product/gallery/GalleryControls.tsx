import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined'
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import PauseOutlined from '@ant-design/icons/PauseOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './ProductGallery.module.css'

interface Props {
  current: number
  count: number
  playing: boolean
  onPlay: (playing: boolean) => void
  onShow: (index: number) => void
  onEnlarge: () => void
}

/** A single slide has only full screen. */
export function GalleryControls({ current, count, playing, onPlay, onShow, onEnlarge }: Props) {
  const enlarge = (
    <IconButton icon={FullscreenOutlined} size={18} label="Full screen" onClick={onEnlarge} />
  )
  if (count === 1)
    return (
      <Row as="span" fill="white" hint numeric className={styles.controls}>
        {enlarge}
      </Row>
    )
  return (
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
      <Row as="span" fill="white" hint numeric className={styles.controls}>
        <IconButton
          icon={playing ? PauseOutlined : CaretRightOutlined}
          size={18}
          label={playing ? 'Pause slideshow' : 'Play slideshow'}
          onClick={() => onPlay(!playing)}
        />
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        {enlarge}
      </Row>
    </>
  )
}

import { type SyntheticEvent, useRef, useState } from 'react'
import 'react-image-crop/dist/ReactCrop.css'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { Grid, Text } from '#ui/Layout.tsx'
import { cropPicture, firstCrop, squareOf } from './cropPicture.ts'
import { MIN_EDGE, type OpenedPicture } from './pictureFile.ts'
import styles from './CropDialog.module.css'

export function CropDialog({
  picture,
  onCropped,
  onClose,
}: {
  picture: OpenedPicture
  onCropped: (file: File) => void
  onClose: () => void
}) {
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  /** Least edge, px of the screen. */
  const [minEdge, setMinEdge] = useState(0)
  const [failed, setFailed] = useState(false)

  const begin = useCurrentRequest()

  const start = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    setCrop({ unit: '%', ...firstCrop(picture) })
    setMinEdge((MIN_EDGE * currentTarget.width) / picture.width)
  }
  const finish = () => {
    if (!image.current || !crop) return
    const isCurrent = begin()
    cropPicture(image.current, squareOf(crop, picture)).then(
      (file) => isCurrent() && onCropped(file),
      () => setFailed(true),
    )
  }
  return (
    <ActionDialog
      title="Crop your picture"
      description="Move and resize the square to fit your face."
      action="Use Picture"
      disabled={!crop}
      onAction={finish}
      onClose={onClose}
    >
      <Grid fill="sunken" center pad={2} radius="m">
        <ReactCrop
          crop={crop}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={minEdge}
          minHeight={minEdge}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={picture.url}
            alt="Selected file"
            className={styles.picture}
            onLoad={start}
          />
        </ReactCrop>
      </Grid>
      <Text role="alert" tone="danger">
        {failed && 'The picture could not be cropped. Try another one.'}
      </Text>
    </ActionDialog>
  )
}

import EditOutlined from '@ant-design/icons/EditOutlined'
import { lazy, useId, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { UploadStatus, type UploadView } from '#components/UploadStatus.tsx'
import { acceptAttribute } from '#domain/mediaFiles.ts'
import { asFailure } from '#lib/failure.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { useObjectUrl } from '#lib/useObjectUrl.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { ACCEPTED, type OpenedPicture, openPicture } from './pictureFile.ts'
import styles from './ProfilePicture.module.css'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

interface Props {
  user: Schemas['SessionUser']
  picture: File | null
  onPicture: (picture: File) => void
  upload?: UploadView
  disabled: boolean
}

/** A chosen file is cropped, and uploaded when the profile is saved. */
export function ProfilePicture({ user, picture, onPicture, upload, disabled }: Props) {
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [problem, setProblem] = useState('')
  const preview = useObjectUrl(picture)
  const id = useId()

  const begin = useCurrentRequest()

  const close = () => {
    if (opened) URL.revokeObjectURL(opened.url)
    setOpened(null)
  }
  const choose = ([file]: File[]) => {
    setProblem('')
    const isCurrent = begin()
    if (file)
      openPicture(file).then(
        (picture) => (isCurrent() ? setOpened(picture) : URL.revokeObjectURL(picture.url)),
        (error: unknown) => isCurrent() && setProblem(asFailure(error).message),
      )
  }
  return (
    <Row wrap gap={5}>
      <Avatar name={user.first_name} src={preview ?? user.display_picture} size={96} />
      <Stack align="start" gap={2} className={styles.text}>
        <FileButton
          icon={EditOutlined}
          accept={acceptAttribute(ACCEPTED)}
          disabled={disabled}
          aria-describedby={`${id}hint ${id}problem`}
          onFiles={choose}
        >
          Change Picture
        </FileButton>
        <Text id={`${id}hint`} hint>
          {picture
            ? 'Your new picture is saved with your changes.'
            : 'A jpg, jpeg or png file of at least 50x50 pixels.'}
        </Text>
        {upload && <UploadStatus {...upload} of="your picture" />}
        <Text
          id={`${id}problem`}
          role="alert"
          tone="danger"
          size="s"
          weight={600}
          className={styles.problem}
        >
          {problem}
        </Text>
      </Stack>
      {opened && (
        <LazyDialog onClose={close}>
          <CropDialog
            picture={opened}
            onClose={close}
            onCropped={(file) => {
              onPicture(file)
              close()
            }}
          />
        </LazyDialog>
      )}
    </Row>
  )
}

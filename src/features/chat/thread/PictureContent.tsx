import PictureOutlined from '@ant-design/icons/PictureOutlined'
import { useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import styles from './MediaContent.module.css'

export function PictureContent({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false)
  const [open, setOpen] = useState(false)
  if (broken)
    return (
      <Stack as="p" align="center" gap={1} pad={3} hint text="center" className={styles.broken}>
        <Icon icon={PictureOutlined} />
        This picture can’t be shown
      </Stack>
    )
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img
          className={styles.picture}
          src={src}
          alt={name}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name} size="l">
        <img className={styles.large} src={src} alt={name} />
      </Dialog>
    </>
  )
}

import HeartFilled from '@ant-design/icons/HeartFilled'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ProductCard.module.css'

export function RemoveFavourite({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton
        icon={HeartFilled}
        tone="overlay"
        label={`Remove ${name} from favourites`}
        className={styles.heart}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title="Remove from favourites"
        description={`Are you sure you want to remove ${name} from your favourites?`}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
      />
    </>
  )
}

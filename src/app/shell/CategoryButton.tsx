import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { useCategoryMenu } from './useCategoryMenu.ts'
import styles from './CategoryButton.module.css'

export function CategoryButton({ className }: { className?: string }) {
  const { open, show } = useCategoryMenu()
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={show}
    >
      <Icon icon={AppstoreOutlined} size={22} />
      Categories
    </button>
  )
}

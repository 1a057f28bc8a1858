import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './BackHome.module.css'

/** The link home on pages without the app's bars. */
export function BackHome() {
  return (
    <LinkButton to={paths.home()} variant="quiet" icon={ArrowLeftOutlined} className={styles.link}>
      Back to Home
    </LinkButton>
  )
}

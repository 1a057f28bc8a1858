import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './BackLink.module.css'

export function BackLink({
  to = paths.home(),
  children = 'Back to Home',
}: {
  to?: string
  children?: string
}) {
  return (
    <LinkButton to={to} variant="quiet" icon={ArrowLeftOutlined} className={styles.link}>
      {children}
    </LinkButton>
  )
}

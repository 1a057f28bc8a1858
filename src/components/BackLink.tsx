import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './BackLink.module.css'

interface Props {
  to?: string
  children?: string
}

export function BackLink({ to = paths.home(), children = 'Back to Home' }: Props) {
  return (
    <LinkButton to={to} variant="quiet" icon={ArrowLeftOutlined} className={styles.link}>
      {children}
    </LinkButton>
  )
}

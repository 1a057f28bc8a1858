import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './BackLink.module.css'

interface Props {
  to?: string
  children?: string
}

/** The link from a screen to where it belongs: by default, home. */
export function BackLink({ to = paths.home(), children = 'Back to Home' }: Props) {
  return (
    <LinkButton to={to} variant="quiet" icon={ArrowLeftOutlined} className={styles.link}>
      {children}
    </LinkButton>
  )
}

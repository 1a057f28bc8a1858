import { paths } from '#domain/paths.ts'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './Welcome.module.css'

export function Welcome() {
  return (
    <Row as="aside" fill="green-soft" gap={3} className={styles.welcome} aria-labelledby="welcome">
      <div className={styles.text}>
        <h2 id="welcome" className={styles.title}>
          Welcome!
        </h2>
        <p>Chat in our app, too.</p>
      </div>
      <LinkButton to={paths.download()} variant="secondary" size="s">
        Download App
      </LinkButton>
    </Row>
  )
}

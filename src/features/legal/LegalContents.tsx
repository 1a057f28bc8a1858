import { Link, useLocation } from 'react-router-dom'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import type { LegalSection } from './document.ts'
import styles from './LegalContents.module.css'

/** The table of contents: beside the text where there is room, collapsed above it elsewhere. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const beside = useMediaQuery('(width >= 64rem)')
  const { search } = useLocation()
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ hash: id, search }} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className={styles.contents}>
      {beside ? (
        <>
          <h2 className={styles.heading}>Contents</h2>
          {list}
        </>
      ) : (
        <details className={styles.fold}>
          <summary className={styles.summary}>Contents</summary>
          {list}
        </details>
      )}
    </nav>
  )
}

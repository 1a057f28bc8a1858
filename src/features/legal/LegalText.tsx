import type { LegalSection } from './document.ts'
import styles from './LegalText.module.css'

function Block({ block }: { block: LegalSection['body'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, body }, index) => (
    <section key={id} aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {index + 1}. {title}
      </h2>
      {body.map((block) => (
        <Block key={typeof block === 'string' ? block : block[0]} block={block} />
      ))}
    </section>
  ))
}

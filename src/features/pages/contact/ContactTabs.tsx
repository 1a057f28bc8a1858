import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import styles from './ContactPage.module.css'
import type { ContactKind, ContactWay } from './contactWays.ts'
import { copyText } from '../../../ui/copyText.ts'
import { QrCode } from '../QrCode.tsx'

/** A tab for each way to reach support, with a QR code for the phone. */
export function ContactTabs({ ways }: { ways: readonly ContactWay[] }) {
  const [kind, setKind] = useState<ContactKind>('call')
  const way = ways.find((candidate) => candidate.kind === kind)
  return (
    <Tabs label="Ways to reach us" tabs={ways.map(({ kind: value, label }) => ({ value, label }))} value={kind} onChange={setKind}>
      {way && (
        <section className={styles.card} aria-labelledby="contact-way">
          <QrCode text={way.href} label={`QR code: ${way.scan.toLowerCase()}`} />
          <div className={styles.beside}>
            <h2 id="contact-way" className={styles.heading}>
              {way.action}
            </h2>
            <p className={styles.scan}>
              {way.scan}, or use this {way.kind === 'email' ? 'address' : 'number'}:
            </p>
            <a href={way.href} className={styles.large}>
              {way.value}
            </a>
            <Button variant="secondary" size="s" onClick={() => void copyText(way.value, way.kind === 'email' ? 'Email' : 'Number')}>
              Copy {way.kind === 'email' ? 'email' : 'number'}
            </Button>
          </div>
        </section>
      )}
    </Tabs>
  )
}

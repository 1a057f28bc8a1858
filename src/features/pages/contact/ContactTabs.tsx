import { QRCode, Tabs } from 'antd'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ContactPage.module.css'
import type { ContactWay } from './contactWays.ts'
import { copyText } from '#ui/copyText.ts'

function Way({ way }: { way: ContactWay }) {
  const unit = way.kind === 'email' ? 'address' : 'number'
  return (
    <section className={styles.card} aria-labelledby="contact-way">
      <QRCode type="svg" size={208} marginSize={4} bgColor="#fff" value={way.href} aria-label={`QR code: ${way.scan.toLowerCase()}`} />
      <div className={styles.beside}>
        <h2 id="contact-way" className={styles.heading}>
          {way.action}
        </h2>
        <p className={styles.scan}>
          {way.scan}, or use this {unit}:
        </p>
        <a href={way.href} className={styles.large}>
          {way.value}
        </a>
        <Button variant="secondary" size="s" onClick={() => void copyText(way.value, way.kind === 'email' ? 'Email' : 'Number')}>
          Copy {way.kind === 'email' ? 'email' : 'number'}
        </Button>
      </div>
    </section>
  )
}

/** A tab for each way to reach support, with a QR code for the phone. */
export function ContactTabs({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <AntdProvider>
      <Tabs destroyOnHidden items={ways.map((way) => ({ key: way.kind, label: way.label, children: <Way way={way} /> }))} />
    </AntdProvider>
  )
}

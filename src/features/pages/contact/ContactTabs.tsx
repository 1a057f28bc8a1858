import { QRCode, Tabs } from 'antd'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ContactPage.module.css'
import type { ContactMethod } from './contactMethods.ts'
import { copyText } from '#ui/copyText.ts'

function Method({ method }: { method: ContactMethod }) {
  const unit = method.kind === 'email' ? 'address' : 'number'
  return (
    <section className={styles.card} aria-labelledby="contact-method">
      <QRCode
        type="svg"
        size={208}
        marginSize={4}
        bgColor="#fff"
        value={method.href}
        aria-label={`QR code: ${method.scan.toLowerCase()}`}
      />
      <div className={styles.beside}>
        <h2 id="contact-method" className={styles.heading}>
          {method.action}
        </h2>
        <p className={styles.scan}>
          {method.scan}, or use this {unit}:
        </p>
        <a href={method.href} className={styles.large}>
          {method.value}
        </a>
        <Button variant="secondary" size="s" onClick={() => void copyText(method.value, method.kind === 'email' ? 'Email' : 'Number')}>
          Copy {method.kind === 'email' ? 'email' : 'number'}
        </Button>
      </div>
    </section>
  )
}

/** A tab for each method to reach support, with a QR code for the phone. */
export function ContactTabs({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <AntdProvider>
      <Tabs
        destroyOnHidden
        items={methods.map((method) => ({ key: method.kind, label: method.label, children: <Method method={method} /> }))}
      />
    </AntdProvider>
  )
}

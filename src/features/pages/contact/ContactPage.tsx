import { env } from '#lib/env.ts'
import { Page } from '#ui/Page.tsx'
import { BackHome } from '../BackHome.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './ContactPage.module.css'
import { ContactTabs } from './ContactTabs.tsx'
import { contactMethods } from './contactMethods.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

const methods = contactMethods({ phone: env.supportPhone, email: env.supportEmail })

/** How to reach support: QR codes to scan with a phone on wide screens, links to tap on phones. */
export function ContactPage() {
  const desktop = useMediaQuery('(width >= 48rem)')
  return (
    <Page title="Contact us" description="Call, message or email our support team." actions={<BackHome />} narrow>
      <p className={styles.lead}>A question about an order, a store or your account? We are happy to help.</p>
      {desktop ? <ContactTabs methods={methods} /> : <ContactLinks methods={methods} />}
    </Page>
  )
}

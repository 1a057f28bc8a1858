import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { BackLink } from '#components/BackLink.tsx'
import { storeFor } from '#domain/appStore.ts'
import { env } from '#lib/env.ts'
import { BRAND } from '#ui/brand.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Stack } from '#ui/Layout.tsx'
import { LogoMark } from '#ui/Logo.tsx'
import { Page } from '#ui/Page.tsx'
import { hasReturned } from './arrival.ts'
import styles from './DownloadPage.module.css'

/** How long the page is shown before the redirect, ms. */
const REDIRECT_DELAY_MS = 150

const documentLoadedBy = () =>
  performance.getEntriesByType('navigation').map((entry) => entry.type)[0]

/** Replaces this page in the history, but not when it was reached by Back or Forward. */
function useStoreRedirect(url: string | undefined): boolean {
  const action = useNavigationType()
  const { key } = useLocation()
  // Decided at the first render: a dialog over the page may add a history entry.
  const [redirecting] = useState(() => !hasReturned({ action, key, loadedBy: documentLoadedBy() }))
  useEffect(() => {
    if (!redirecting || url === undefined) return
    const timer = setTimeout(() => globalThis.location.replace(url), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [redirecting, url])
  return redirecting
}

export function DownloadPage() {
  const { name, url } = storeFor(navigator, env)
  const redirecting = useStoreRedirect(url)
  const text = redirecting
    ? `Taking you to the ${name}… If nothing happens, use this link:`
    : `Your neighborhood shops in your pocket.`
  return (
    <Page
      title={`Get the ${BRAND} app`}
      description={`Your neighborhood shops in your pocket: get ${BRAND} from the App Store or the Play Store.`}
      narrow
    >
      <Stack surface align="center" gap={4} radius="xl" text="center" className={styles.card}>
        <LogoMark size={72} />
        <p className={styles.text}>
          {url ? text : `${BRAND} is not in the ${name} yet. You have all of it in your browser.`}
        </p>
        {url && (
          <a href={url} className={buttonClass({ size: 'l' })}>
            Open the {name}
          </a>
        )}
        <BackLink />
      </Stack>
    </Page>
  )
}

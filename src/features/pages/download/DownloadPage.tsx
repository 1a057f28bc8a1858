import { env } from '#lib/env.ts'
import { BRAND } from '#ui/brand.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { LogoMark } from '#ui/Logo.tsx'
import { Page } from '#ui/Page.tsx'
import { storeFor } from './appStore.ts'
import { BackHome } from '../BackHome.tsx'
import styles from './DownloadPage.module.css'
import { useStoreRedirect } from './useStoreRedirect.ts'

/** Redirects to the app in the store of the visitor's device. */
export function DownloadPage() {
  const store = storeFor(navigator, env)
  const { redirecting } = useStoreRedirect(store.url)
  return (
    <Page
      title={`Get the ${BRAND} app`}
      description={`Your neighbourhood shops in your pocket: get ${BRAND} from the App Store or the Play Store.`}
      narrow
    >
      <div className={styles.card}>
        <LogoMark size={72} />
        <p className={styles.text}>
          {redirecting ? `Taking you to the ${store.name}… If nothing happens, use this link:` : `Your neighbourhood shops in your pocket.`}
        </p>
        <a href={store.url} className={buttonClass({ size: 'l' })}>
          Open the {store.name}
        </a>
        <BackHome />
      </div>
    </Page>
  )
}

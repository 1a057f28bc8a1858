import DownOutlined from '@ant-design/icons/DownOutlined'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BackLink } from '#components/BackLink.tsx'
import { readablePhone } from '#domain/contactMethods.ts'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { BRAND } from '#ui/brand.ts'
import { entryKey } from '#ui/entryKey.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '#ui/Layout.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import {
  EFFECTIVE_DATE,
  EFFECTIVE_DATE_SHOWN,
  LAST_UPDATE,
  type LegalSection,
  tabOf,
} from './document.ts'
import { privacyPolicy } from './privacy.ts'
import { termsAndConditions } from './terms.ts'
import styles from './LegalPage.module.css'

function Block({ block }: { block: LegalSection['body'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className={styles.legalTextList}>
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

/**
 * Focuses the section in the address. Call it outside of `Page`, which focuses the main heading.
 */
function useSectionOfAddress(): void {
  const location = useLocation()
  const { hash } = location
  const key = entryKey(location)
  useEffect(() => {
    const heading = hash && document.getElementById(hash.slice(1))
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [hash, key])
}

const tabs = [
  { value: 'privacy', label: 'Privacy Policy', to: paths.privacyPolicy() },
  { value: 'terms', label: 'Terms & Conditions', to: paths.termsConditions() },
] as const

const names = { brand: BRAND, email: env.supportEmail, phone: readablePhone(env.supportPhone) }
const documents = { privacy: privacyPolicy(names), terms: termsAndConditions(names) }

function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
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
          <Text as="h2" below={2} size="m">
            Contents
          </Text>
          {list}
        </>
      ) : (
        <Surface as="details" className={styles.fold}>
          <Row as="summary" justify="between" pad={4} weight={700} className={styles.foldSummary}>
            Contents
            <Icon icon={DownOutlined} size={14} turns />
          </Row>
          {list}
        </Surface>
      )}
    </nav>
  )
}

export function LegalPage() {
  const { pathname } = useLocation()
  const tab = tabOf(pathname)
  useSectionOfAddress()
  const { title, description, summary, sections } = documents[tab]
  return (
    <Page title={title} description={description} back={<BackLink />}>
      <Tabs label="Legal documents" tabs={tabs} value={tab}>
        <Stack gap={4} above={4} beside="17rem minmax(0, 1fr)" className={styles.columns}>
          <LegalContents key={tab} sections={sections} />
          <Surface as="article" shrink radius="xl" className={styles.text} aria-label={title}>
            <Text note numeric>
              Effective <time dateTime={EFFECTIVE_DATE}>{EFFECTIVE_DATE_SHOWN}</time>
            </Text>
            <p className={styles.summary}>{summary}</p>
            <LegalText sections={sections} />
            <footer className={styles.foot}>{LAST_UPDATE}</footer>
          </Surface>
        </Stack>
      </Tabs>
    </Page>
  )
}

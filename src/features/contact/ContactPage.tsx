import MailOutlined from '@ant-design/icons/MailOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import PhoneOutlined from '@ant-design/icons/PhoneOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { QRCode, Tabs } from 'antd'
import { BackLink } from '#components/BackLink.tsx'
import { type ContactKind, type ContactMethod, contactMethods } from '#domain/contactMethods.ts'
import { env } from '#lib/env.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { Page } from '#ui/Page.tsx'
import styles from './ContactPage.module.css'

function Method({ method }: { method: ContactMethod }) {
  const unit = method.kind === 'email' ? 'Email' : 'Number'
  return (
    <Row
      as="section"
      surface
      above={4}
      radius="xl"
      className={styles.card}
      aria-labelledby="contact-method"
    >
      <QRCode
        type="svg"
        size={208}
        marginSize={4}
        bgColor="#fff"
        value={method.href}
        aria-label={`QR code: ${method.scan.toLowerCase()}`}
      />
      <Stack align="start" gap={2} shrink>
        <Text as="h2" id="contact-method" size="xl">
          {method.action}
        </Text>
        <Text tone="soft">
          {method.scan}, or use this {unit.toLowerCase()}:
        </Text>
        <Row
          as="a"
          href={method.href}
          inline
          below={2}
          size="xl"
          weight={700}
          numeric
          className={styles.large}
        >
          {method.value}
        </Row>
        <Button variant="secondary" size="s" onClick={() => void copyText(method.value, unit)}>
          Copy {unit.toLowerCase()}
        </Button>
      </Stack>
    </Row>
  )
}

function ContactTabs({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <AntdProvider>
      <Tabs
        destroyOnHidden
        tabBarStyle={{ marginLeft: -12 }}
        items={methods.map((method) => ({
          key: method.kind,
          label: method.label,
          children: <Method method={method} />,
        }))}
      />
    </AntdProvider>
  )
}

const icons: Record<ContactKind, IconType> = {
  call: PhoneOutlined,
  message: MessageOutlined,
  email: MailOutlined,
}

function ContactLinks({ methods }: { methods: readonly ContactMethod[] }) {
  return (
    <Stack as="ul" gap={3}>
      {methods.map(({ kind, action, value, href }) => (
        <li key={kind}>
          <Row as="a" href={href} surface gap={4} pad={4} tone="ink" plain className={styles.link}>
            <Grid
              as="span"
              fill="green-soft"
              fixed
              center
              radius="pill"
              tone="green"
              className={styles.icon}
            >
              <Icon icon={icons[kind]} size={22} />
            </Grid>
            <Stack as="span" grow shrink>
              <Text as="span" weight={700}>
                {action}
              </Text>
              <Text as="span" hint numeric>
                {value}
              </Text>
            </Stack>
            <Icon icon={RightOutlined} />
          </Row>
        </li>
      ))}
    </Stack>
  )
}

const methods = contactMethods({ phone: env.supportPhone, email: env.supportEmail })

export function ContactPage() {
  const desktop = useMediaQuery('(width >= 48rem)')
  return (
    <Page
      title="Contact us"
      description="Call, message or email our support team."
      back={<BackLink />}
      narrow
    >
      <p className={styles.lead}>
        A question about an order, a store or your account? We are happy to help. For an order, tell
        us its number, such as #ED57EB.
      </p>
      {desktop ? <ContactTabs methods={methods} /> : <ContactLinks methods={methods} />}
    </Page>
  )
}

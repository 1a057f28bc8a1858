import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import { type ReactNode, useId, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { env } from '#lib/env.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { copyText } from '#ui/copyText.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DeleteAccountDialog, PasswordDialog } from './AccountDialogs.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './MyAccount.module.css'

export const supportMail = `mailto:${env.supportEmail}`

export function SupportDialog({ onClose }: { onClose: () => void }) {
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copyText(env.supportEmail, 'Email')}>
        Copy Email
      </Button>
      <a href={supportMail} className={buttonClass({})}>
        Send Email
      </a>
    </>
  )
  return (
    <Dialog
      open
      size="s"
      title="Contact Us"
      description="Write to us, and we will get back to you."
      onClose={onClose}
      footer={footer}
    >
      <Text fill="sunken" pad={4} radius="m" weight={650} text="center" className={styles.address}>
        {env.supportEmail}
      </Text>
    </Dialog>
  )
}

function AccountRow({
  name,
  description,
  children,
}: {
  name: string
  description: string
  children: ReactNode
}) {
  return (
    <Row wrap justify="between" gap={3} className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <Text hint>{description}</Text>
      </div>
      {children}
    </Row>
  )
}

export function MyAccount({ user }: { user: Schemas['SessionUser'] }) {
  const [open, setOpen] = useState<'password' | 'support' | 'deletion' | null>(null)
  const close = () => setOpen(null)
  const title = useId()
  const password = user.has_password ? 'Change Password' : 'Add Password'
  return (
    <Stack as="section" gap={5} aria-labelledby={title}>
      <Text as="h2" id={title} size="xl">
        My Account
      </Text>
      <ProfileForm user={user} />
      <Stack>
        <AccountRow
          name="Password"
          description={
            user.has_password
              ? 'You log in with your email and a password.'
              : 'You don’t have one yet. Add one to log in with your email, too.'
          }
        >
          <Button variant="secondary" size="s" onClick={() => setOpen('password')}>
            {password}
          </Button>
        </AccountRow>
        {!user.has_shop && (
          <AccountRow name="Sell on Suki" description="Open your own shop on the seller site.">
            <a
              href={env.sellerSiteUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 's' })}
            >
              Register Shop
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </AccountRow>
        )}
        <AccountRow name="Support" description="Something went wrong, or you have a question?">
          <Button variant="secondary" size="s" onClick={() => setOpen('support')}>
            Contact Us
          </Button>
        </AccountRow>
        <AccountRow
          name="Delete your account"
          description="This permanently deletes your addresses, cart, favourites and lists."
        >
          <Button
            variant="quietDanger"
            size="s"
            icon={DeleteOutlined}
            onClick={() => setOpen('deletion')}
          >
            Delete Account
          </Button>
        </AccountRow>
      </Stack>
      {open === 'password' && <PasswordDialog hasPassword={user.has_password} onClose={close} />}
      {open === 'support' && <SupportDialog onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog onClose={close} />}
    </Stack>
  )
}

import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#api/http/error.ts'
import { demoInbox } from '#lib/demoInbox.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { CodeField } from '#ui/form/CodeField.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Row, Text } from '#ui/Layout.tsx'
import { showError } from '#ui/toast.ts'
import { type OneTimeCode, oneTimeCode } from './accountSchemas.ts'
import type { CodeType } from './sentCodes.ts'
import { useCooldown } from './useSendCode.ts'
import styles from './CodeStep.module.css'

/** Says where the code is, which the demo doesn't mail, with a button that copies it. */
function DemoCode({ email }: { email: string }) {
  const newestCode = demoInbox()
  if (!newestCode) return null
  const copy = async () => {
    const code = await newestCode(email).catch(() => null)
    if (code === null) return showError('No code was sent to this address')
    await copyText(code, 'Code')
  }
  return (
    <Row
      as="p"
      fill="mango-soft"
      radius="m"
      tone="mango-ink"
      size="s"
      wrap
      justify="between"
      gap={3}
      rowGap={1}
      className={styles.demo}
    >
      The code is in the Demo inbox.
      <Button
        variant="secondary"
        size="s"
        icon={CopyOutlined}
        aria-label="Copy the code"
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </Row>
  )
}

/** The message after too many wrong codes; null for another failure. */
export const endedCodeMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.code === 'code_ended'
    ? 'Invalid OTP. Too many wrong codes: please request another one.'
    : null

interface Props {
  type: CodeType
  email: string
  submitLabel: string
  resendLabel: string
  /**
   * Checks the code. Returns a message for the field, 'retype' to empty it without a message, or
   * null.
   */
  onCode: (code: string) => Promise<string | 'retype' | null>
  /** Sends another code. Must not fail. */
  onResend: () => Promise<void>
  aside?: ReactNode
}

export function CodeStep({
  type,
  email,
  submitLabel,
  resendLabel,
  onCode,
  onResend,
  aside,
}: Props) {
  const form = useSchemaForm<OneTimeCode>({
    schema: oneTimeCode,
    start: { code: '' },
  })
  const { remaining, restart } = useCooldown(type, email)
  const submit = async ({ code }: OneTimeCode) => {
    const result = await onCode(code)
    // Another code may be typed by now.
    if (result === null || form.getValues('code') !== code) return
    if (result === 'retype') form.resetField('code')
    else form.setError('code', { message: result })
    form.setFocus('code', { shouldSelect: true })
  }
  const [resending, setResending] = useState(false)
  const resend = async () => {
    setResending(true)
    await onResend()
    setResending(false)
    restart()
    form.setFocus('code')
  }
  return (
    <Form form={form} onSubmit={submit} label="Step 2">
      <Text tone="soft" className={styles.sent}>
        Enter the six-digit code that we sent to <strong>{email}</strong>. It is valid for 5
        minutes.
      </Text>
      <DemoCode email={email} />
      <CodeField<OneTimeCode> name="code" label="Code" />
      <SubmitButton>{submitLabel}</SubmitButton>
      <Row wrap justify="between" gap={4} rowGap={2} className={styles.foot}>
        {aside}
        <button
          type="button"
          className={styles.link}
          disabled={remaining > 0 || resending}
          onClick={() => void resend()}
        >
          {remaining > 0 ? `${resendLabel} in ${remaining} s` : resendLabel}
        </button>
      </Row>
    </Form>
  )
}

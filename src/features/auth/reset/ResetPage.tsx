import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useVisitorLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { paths } from '#domain/paths.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { StepList } from '#ui/StepList.tsx'
import { showError } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import {
  newPasswords,
  type NewPasswords,
  resetRequest,
  type ResetRequest,
} from '../accountSchemas.ts'
import { CodeStep, endedCodeMessage } from '../CodeStep.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useSendCode } from '../useSendCode.ts'
import { useStepFocus } from '../useStepFocus.ts'
import { resetSearch, useResetState } from './useResetState.ts'
import styles from './ResetPage.module.css'

const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.code === 'malformed')

/** Logs without address and token. The user sees a message only when the server did not respond. */
const logFailure = (what: string) => (error: unknown) => {
  console.warn(`${what}:`, error instanceof Error ? error.message : error)
  if (isUnanswered(error)) showError('An error occurred', error.message)
}

const discard = {
  title: 'Discard this password?',
  description: 'Your password has not been changed.',
}

function PasswordStep({
  email,
  token,
  onDone,
}: {
  email: string
  token: string
  onDone: () => void
}) {
  const form = useSchemaForm<NewPasswords>({
    schema: newPasswords,
    start: { password: '', confirm: '' },
    shouldFocusError: false,
  })
  const reset = useMutation(authMutations.resetPassword())
  const log = useVisitorLog()
  const { question } = useDiscardQuestion(form.isTouched, () => form.reset(), discard, {
    sending: form.formState.isSubmitting,
  })
  const begin = useCurrentRequest()
  const submit = ({ password }: NewPasswords) => {
    const isCurrent = begin()
    return reset.mutateAsync({ new_password: password, password_reset_token: token }).then(() => {
      log('PASSWORD_CHANGE', 'Password Reset')
      if (isCurrent()) onDone()
    }, logFailure('The password was not changed'))
  }
  return (
    <Form form={form} onSubmit={submit} label="Step 3">
      <FormErrorSummary />
      {/* Password managers store the password for this address. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <NewPasswordFields label="New password" />
      <SubmitButton>Reset Password</SubmitButton>
      {question}
    </Form>
  )
}

const USED_UP = 'This code may have been used already. Please request another code.'

/** A refused code empties the field without a message, unless another code is needed. */
function ConfirmStep({ email, onDone }: { email: string; onDone: (token: string) => void }) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('FORGOT_PASSWORD')
  /** Its response was lost: the server may have accepted it already. */
  const unanswered = useRef('')
  const begin = useCurrentRequest()
  const onCode = async (otpValue: string) => {
    const isCurrent = begin()
    try {
      const { password_reset_token } = await verify.mutateAsync({
        email,
        otpValue,
        otpType: 'FORGOT_PASSWORD',
      })
      if (!password_reset_token) throw new Error('the server refused the code')
      if (isCurrent()) onDone(password_reset_token)
      return null
    } catch (error) {
      if (isUncertain(error) && error instanceof ApiError) unanswered.current = otpValue
      else if (otpValue === unanswered.current) return USED_UP
      logFailure('The code could not be verified')(error)
      return endedCodeMessage(error) ?? (isUnanswered(error) ? null : 'retype')
    }
  }
  const onResend = () => sendCode(email).then(() => undefined, logFailure('No code was sent'))
  return (
    <CodeStep
      type="FORGOT_PASSWORD"
      email={email}
      submitLabel="Next"
      resendLabel="Resend OTP"
      onCode={onCode}
      onResend={onResend}
    />
  )
}

function EmailStep({ email: start, onDone }: { email: string; onDone: (email: string) => void }) {
  const form = useSchemaForm<ResetRequest>({
    schema: resetRequest,
    start: { email: start },
  })
  const sendCode = useSendCode('FORGOT_PASSWORD')
  const begin = useCurrentRequest()
  const submit = async ({ email }: ResetRequest) => {
    const isCurrent = begin()
    try {
      await sendCode(email)
      if (isCurrent()) onDone(email)
    } catch (error) {
      logFailure('No code was sent')(error)
    }
  }
  return (
    <Form form={form} onSubmit={submit} label="Step 1">
      <TextField<ResetRequest>
        name="email"
        label="Email"
        hint="Use the email you signed up with. We’ll send it a code."
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
      />
      <SubmitButton>Next</SubmitButton>
    </Form>
  )
}

const steps = ['Email', 'Code', 'Password']
const titles = ['Forgot your password?', 'Check your inbox', 'Choose a new password']
const login = { pathname: paths.home(), search: '?login=true' }

/**
 * The state is in the address, so that it survives a reload; the page sends no referrer and is not
 * indexed.
 */
export function ResetPage() {
  const { step, email, token, changed, go } = useResetState()
  const box = useStepFocus<HTMLDivElement>(step, false)
  return (
    <Page title="Reset your password" hideTitle narrow noIndex>
      <meta name="referrer" content="no-referrer" />
      <Surface ref={box} border radius="xl" className={styles.card}>
        <Row gap={1} className={styles.head}>
          <Link
            key={step}
            to={step === 0 ? login : { search: resetSearch({ email }) }}
            className={styles.back}
            aria-label={step === 0 ? 'Back to login' : 'Back to your email'}
          >
            <Icon icon={ArrowLeftOutlined} />
          </Link>
          <Text as="h2" size="xl">
            {titles[step]}
          </Text>
        </Row>
        <StepList steps={steps} current={step + 1} />
        {changed && step === 0 && (
          <Stack
            align="start"
            gap={3}
            weight={600}
            fill="green-soft"
            radius="m"
            className={styles.changed}
            data-first
            tabIndex={-1}
          >
            <p>Your password has been changed.</p>
            <LinkButton to={login} size="s">
              Log in
            </LinkButton>
          </Stack>
        )}
        {step === 0 && (
          <EmailStep key={email} email={email} onDone={(given) => go({ step: 1, email: given })} />
        )}
        {step === 1 && (
          <ConfirmStep
            email={email}
            onDone={(given) => go({ step: 2, email, token: given }, { replace: true })}
          />
        )}
        {step === 2 && (
          <PasswordStep
            email={email}
            token={token}
            onDone={() => go({ email }, { replace: true, changed: true })}
          />
        )}
      </Surface>
    </Page>
  )
}

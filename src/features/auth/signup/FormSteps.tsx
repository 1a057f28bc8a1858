import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authMutations } from '#api/auth.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { NAME_LENGTH } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Row } from '#ui/Layout.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { type Details, details, newAccount, type NewAccount } from '../accountSchemas.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useSendCode } from '../useSendCode.ts'
import styles from '../CodeStep.module.css'

interface AccountProps {
  start: NewAccount
  /** Its code was entered already: it needs no new one. */
  isVerified: (email: string) => boolean
  onDone: (account: NewAccount) => void
  onDirty: (dirty: boolean) => void
}

/** Takes an address that has no account yet, and sends a code to it. */
export function AccountStep({ start, isVerified, onDone, onDirty }: AccountProps) {
  const form = useSchemaForm<NewAccount>({
    schema: newAccount,
    start,
    shouldFocusError: false,
    draft: 'signup.account',
    draftFields: ['email'],
  })
  const check = useMutation(authMutations.checkValidity())
  const sendCode = useSendCode('REGISTRATION')
  const { isTouched } = form
  useEffect(() => onDirty(isTouched), [isTouched, onDirty])

  const begin = useCurrentRequest()
  const submit = async (account: NewAccount) => {
    const isCurrent = begin()
    const refuse = form.refusalAt('email')
    try {
      const { isValidEmail } = await check.mutateAsync({ email: account.email })
      if (!isValidEmail) return refuse('Email already exists')
    } catch {
      if (isCurrent()) showError('An error occurred while processing the request')
      return
    }
    // Who has closed the signup meanwhile gets no code.
    if (!isCurrent()) return
    if (isVerified(account.email)) return onDone(account)
    try {
      if ((await sendCode(account.email)) === 'sent')
        showToast('OTP Sent', 'OTP has been sent to your email')
    } catch {
      return showError('Failed to send OTP')
    }
    onDone(account)
  }
  return (
    <Form form={form} onSubmit={submit} label="Step 1">
      <FormErrorSummary />
      <TextField<NewAccount>
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
      />
      <NewPasswordFields label="Password" />
      <SubmitButton>Proceed</SubmitButton>
    </Form>
  )
}

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      Go back
    </button>
  )
}

const TAKEN = 'Phone number already exists'

interface DetailsProps {
  start: Details
  onBack: (typed: Details) => void
  /** Returns whether the phone number was taken in the meantime. */
  onDone: (given: Details) => Promise<{ phoneTaken: boolean }>
}

export function DetailsStep({ start, onBack, onDone }: DetailsProps) {
  const form = useSchemaForm<Details>({
    schema: details,
    start,
    shouldFocusError: false,
    draft: 'signup.details',
  })
  const check = useMutation(authMutations.checkValidity())

  const begin = useCurrentRequest()
  const submit = async (given: Details) => {
    const isCurrent = begin()
    const refuse = form.refusalAt('phoneNumber')
    try {
      const { isValidMobileNumber } = await check.mutateAsync({ mobileNumber: given.phoneNumber })
      if (!isValidMobileNumber) return refuse(TAKEN)
    } catch {
      if (isCurrent()) showError('An error occurred while processing the request')
      return
    }
    // Who has gone back meanwhile doesn't register.
    if (!isCurrent()) return
    const { phoneTaken } = await onDone(given)
    if (phoneTaken) refuse(TAKEN)
  }
  return (
    <Form form={form} onSubmit={submit} label="Step 3">
      <FormErrorSummary />
      <TextField<Details>
        name="firstName"
        label="First name"
        autoComplete="given-name"
        maxLength={NAME_LENGTH}
      />
      <TextField<Details>
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        maxLength={NAME_LENGTH}
      />
      <PhoneField<Details>
        name="phoneNumber"
        label="Phone number"
        hint="Your mobile number, such as 09171234567"
      />
      <SubmitButton>Finish</SubmitButton>
      <Row wrap justify="between" gap={4} rowGap={2} className={styles.foot}>
        <BackButton onClick={() => onBack(form.getValues())} />
      </Row>
    </Form>
  )
}

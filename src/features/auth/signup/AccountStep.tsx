import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { authMutations } from '#api/auth.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { showError, showToast } from '#ui/toast.ts'
import { newAccount, type NewAccount } from '../accountSchemas.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useSendCode } from '../useSendCode.ts'

interface Props {
  start: NewAccount
  /** Its code was entered already: it needs no new one. */
  isVerified: (email: string) => boolean
  onDone: (account: NewAccount) => void
  onDirty: (dirty: boolean) => void
}

/** Takes an address that has no account yet, and sends a code to it. */
export function AccountStep({ start, isVerified, onDone, onDirty }: Props) {
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

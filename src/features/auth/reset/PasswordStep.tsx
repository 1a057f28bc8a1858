import { useMutation } from '@tanstack/react-query'
import { useVisitorLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { FormErrorSummary } from '#ui/form/FormErrorSummary.tsx'
import { SlowNotice } from '#ui/form/SlowNotice.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { newPasswords, type NewPasswords } from '../accountSchemas.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { logFailure } from './logFailure.ts'

interface Props {
  email: string
  token: string
  onDone: () => void
}

const discard = {
  title: 'Discard this password?',
  description: 'Your password has not been changed.',
}

export function PasswordStep({ email, token, onDone }: Props) {
  const form = useSchemaForm<NewPasswords>({
    schema: newPasswords,
    start: { password: '', confirm: '' },
    shouldFocusError: false,
  })
  const reset = useMutation(authMutations.resetPassword())
  const log = useVisitorLog()
  const { isSubmitting } = form.formState
  const { question } = useDiscardQuestion(form.isTouched, () => form.reset(), discard, {
    sending: isSubmitting,
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
      <Button type="submit" size="l" block loading={isSubmitting}>
        Reset Password
      </Button>
      <SlowNotice busy={isSubmitting} />
      {question}
    </Form>
  )
}

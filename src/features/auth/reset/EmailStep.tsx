import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SlowNotice } from '#ui/form/SlowNotice.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { resetRequest, type ResetRequest } from '../accountSchemas.ts'
import { useSendCode } from '../useSendCode.ts'
import { logFailure } from './logFailure.ts'

interface Props {
  email: string
  onDone: (email: string) => void
}

export function EmailStep({ email: start, onDone }: Props) {
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
      <Button type="submit" size="l" block loading={form.formState.isSubmitting}>
        Next
      </Button>
      <SlowNotice busy={form.formState.isSubmitting} />
    </Form>
  )
}

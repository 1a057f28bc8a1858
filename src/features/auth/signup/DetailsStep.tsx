import { useMutation } from '@tanstack/react-query'
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
import { showError } from '#ui/toast.ts'
import { type Details, details } from '../accountSchemas.ts'
import styles from '../CodeStep.module.css'

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      Go back
    </button>
  )
}

const TAKEN = 'Phone number already exists'

interface Props {
  start: Details
  onBack: (typed: Details) => void
  /** Returns whether the phone number was taken in the meantime. */
  onDone: (given: Details) => Promise<{ phoneTaken: boolean }>
}

export function DetailsStep({ start, onBack, onDone }: Props) {
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

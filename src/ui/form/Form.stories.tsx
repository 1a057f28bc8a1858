import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { CodeField } from './CodeField.tsx'
import { Form } from './Form.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { SlowNotice } from './SubmitButton.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'
import type { SchemaForm } from './useSchemaForm.ts'

interface Values {
  email: string
  password: string
  phone: string
  city: string
  code: string
  note: string
}

const empty: Values = { email: '', password: '', phone: '', city: '', code: '', note: '' }
const wrong = {
  email: { type: 'required', message: 'Email is required' },
  phone: { type: 'length', message: 'Mobile number must be exactly 11 characters' },
  city: { type: 'required', message: 'City is required' },
  code: { type: 'pattern', message: 'Invalid OTP' },
}
const nothing = () => undefined
const cities = ['Angeles City', 'San Fernando City', 'Quezon City'].map((label) => ({
  value: label,
  label,
}))

function Example({
  values = empty,
  errors,
  busy = false,
  conflicts = [],
}: {
  values?: Values
  errors?: typeof wrong
  busy?: boolean
  conflicts?: SchemaForm<Values>['conflicts']
}) {
  const form: SchemaForm<Values> = {
    ...useForm<Values>({ defaultValues: values, errors, shouldFocusError: false }),
    isTouched: false,
    conflicts,
    refusalAt: () => nothing,
    resolve: nothing,
    changes: () => ({}),
  }
  return (
    <Form form={form} onSubmit={() => undefined} label="Example">
      <FormErrorSummary />
      <TextField<Values>
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="The one you signed up with"
      />
      <PasswordField<Values> name="password" label="Password" autoComplete="current-password" />
      <PhoneField<Values> name="phone" label="Mobile number" hint="09 and nine more digits" />
      <SelectField<Values>
        name="city"
        label="City"
        placeholder="Choose a city"
        matches={(typed, label) => label.includes(typed)}
        options={cities}
      />
      <CodeField<Values> name="code" label="Code" hint="From the mail that we sent" />
      <TextAreaField<Values> name="note" label="Delivery Instructions" optional maxLength={200} />
      <Button type="submit" block size="l" loading={busy}>
        Save
      </Button>
      <SlowNotice busy={busy} />
    </Form>
  )
}

const meta = { title: 'ui/form', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const Filled: Story = {
  args: {
    values: {
      email: 'ana@example.com',
      password: 'palengke',
      phone: '09171234567',
      city: 'Quezon City',
      code: '123456',
      note: 'Green gate, beside the chapel.',
    },
  },
}
export const Wrong: Story = { args: { errors: wrong } }
/** After five seconds it says that it still waits. */
export const Waiting: Story = { args: { busy: true } }
export const Conflict: Story = {
  args: {
    values: { ...empty, phone: '09171234567' },
    conflicts: [
      {
        part: { label: 'Mobile number', fields: ['phone'], text: ({ phone }) => phone },
        newest: { ...empty, phone: '09987654321' },
      },
    ],
  },
}

import { type FormEvent, type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler } from 'react-hook-form'
import { AntdProvider } from '../AntdProvider.tsx'
import { Stack } from '../Layout.tsx'
import { Conflicts } from './Conflicts.tsx'
import type { SchemaForm } from './useSchemaForm.ts'

interface Props<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>
  /** Called with the output of a valid form. */
  onSubmit?: SubmitHandler<Output>
  /** In place of it, for a form of several steps: called without a validation. */
  onPress?: () => Promise<unknown>
  /** Lets a button outside of the form submit it with its `form` attribute. */
  id?: string
  /** Accessible name of the form, where no heading names it. */
  label?: string
  children: ReactNode
}

/**
 * A form: provides its state to the fields inside and disables the browser's own validation. What
 * was changed elsewhere too is said above the fields, and nothing is sent before the user has
 * chosen. It imports antd, so load it lazily.
 */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit = () => undefined,
  onPress = form.handleSubmit(onSubmit),
  id,
  label,
  children,
}: Props<Values, Output>) {
  const conflicts = useRef<HTMLDivElement>(null)
  // The second press of a double press arrives before the button is rendered as busy.
  const submitting = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (conflicts.current) return conflicts.current.focus()
    if (submitting.current) return
    submitting.current = true
    await onPress().finally(() => (submitting.current = false))
  }
  return (
    <AntdProvider>
      <FormProvider {...form}>
        <Stack
          as="form"
          id={id}
          columns={1}
          gap={5}
          shrink
          aria-label={label}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {form.conflicts.length > 0 && <Conflicts ref={conflicts} form={form} />}
          {children}
        </Stack>
      </FormProvider>
    </AntdProvider>
  )
}

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
  /** Called in place of it, without a validation, for a form of several steps. */
  onPress?: () => Promise<unknown>
  /** A button outside names it in its `form` attribute. */
  id?: string
  /** Accessible name, where no heading names the form. */
  label?: string
  children: ReactNode
}

/**
 * Turns off the browser's validation. What was changed elsewhere, too, is said above the fields,
 * and nothing is sent before the user has chosen. It imports antd: load it lazily.
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
  // A second press arrives before the button is busy.
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

import { type FormEvent, type ReactNode, useRef } from 'react'
import {
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form'
import { isRecord } from '#lib/isRecord.ts'
import { AntdProvider } from '../AntdProvider.tsx'
import { useDraft } from '../useDraft.ts'
import styles from './Form.module.css'

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output>
  /** Lets a button outside of the form submit it with its `form` attribute. */
  id?: string
  /** Accessible name of the form, where no heading names it. */
  label?: string
  /** Name of the form's draft (`useDraft`). Without it, a reload loses what is typed. */
  draft?: string
  /** The only fields to store, for a form with a password or a code. */
  draftFields?: readonly (keyof Values & string)[]
  children: ReactNode
}

/**
 * A form: provides its state to the fields inside and disables the browser's own validation. It
 * imports antd, so load it lazily.
 */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  id,
  label,
  draft,
  draftFields,
  children,
}: Props<Values, Output>) {
  const { isDirty } = useFormState({ control: form.control })
  const typed = () => {
    const values = form.getValues()
    return draftFields
      ? Object.fromEntries(draftFields.map((field) => [field, values[field]]))
      : values
  }
  useDraft(
    draft,
    () => (isDirty ? typed() : undefined),
    (stored) =>
      isRecord(stored) &&
      form.reset({ ...form.getValues(), ...stored }, { keepDefaultValues: true }),
  )
  // The second press of a double press arrives before the button is rendered as busy.
  const submitting = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting.current) return
    submitting.current = true
    await form
      .handleSubmit(onSubmit)(event)
      .finally(() => (submitting.current = false))
  }
  return (
    <AntdProvider>
      <FormProvider {...form}>
        <form
          id={id}
          className={styles.form}
          aria-label={label}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {children}
        </form>
      </FormProvider>
    </AntdProvider>
  )
}

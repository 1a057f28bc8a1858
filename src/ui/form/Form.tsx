import { type FormEvent, type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form'
import { AntdProvider } from '../AntdProvider.tsx'
import styles from './Form.module.css'
import { useKeptFields } from './useKeptFields.ts'

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output>
  /** Lets a button outside of the form submit it with its `form` attribute. */
  id?: string
  /** Accessible name of the form, where no heading names it. */
  label?: string
  /** Under this name, unique on the page, the fields survive a reload for a new release. */
  keepAs?: string
  /** The fields that may be kept: a password or a code never is. Without it, all. */
  keepOnly?: readonly (keyof Values & string)[]
  children: ReactNode
}

/** A form: provides its state to the fields inside and disables the browser's own validation. It imports antd, so load it lazily. */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  id,
  label,
  keepAs,
  keepOnly,
  children,
}: Props<Values, Output>) {
  useKeptFields(form, keepAs, keepOnly)
  // The second press of a double press comes before the button is rendered as busy.
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
        <form id={id} className={styles.form} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
          {children}
        </form>
      </FormProvider>
    </AntdProvider>
  )
}

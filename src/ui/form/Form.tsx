import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form'
import { AntdProvider } from '../AntdProvider.tsx'
import styles from './Form.module.css'

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: SubmitHandler<Output>
  /** Lets a button outside of the form submit it with its `form` attribute. */
  id?: string
  /** Accessible name of the form, where no heading names it. */
  label?: string
  children: ReactNode
}

/** A form: provides its state to the fields inside and disables the browser's own validation. It imports antd, so load it lazily. */
export function Form<Values extends FieldValues, Output = Values>({ form, onSubmit, id, label, children }: Props<Values, Output>) {
  const submit = form.handleSubmit(onSubmit)
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

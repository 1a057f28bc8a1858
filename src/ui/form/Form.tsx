import { Alert } from 'antd'
import { type FormEvent, type ReactNode, type Ref, useRef } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler, useWatch } from 'react-hook-form'
import { AntdProvider } from '../AntdProvider.tsx'
import { Button } from '../Button.tsx'
import { Row, Stack } from '../Layout.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { SchemaForm } from './useSchemaForm.ts'
import styles from './Form.module.css'

interface ConflictsProps<Values extends FieldValues, Output> {
  ref: Ref<HTMLDivElement>
  form: SchemaForm<Values, Output>
}

/** Shows what the user and somebody else have changed, with both values to choose from. */
function Conflicts<Values extends FieldValues, Output>({
  ref,
  form: { control, conflicts, getValues, resolve },
}: ConflictsProps<Values, Output>) {
  // Rerenders as the user types on.
  useWatch({ control })
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <Alert
        role="presentation"
        type="warning"
        title={<strong>Changed on another device or in another tab meanwhile</strong>}
        description={conflicts.map(({ part, newest }) => (
          <Row key={part.label} align="stretch" wrap gap={2} className={styles.conflict}>
            <p>
              {part.label}: now “{part.text(newest)}”, here “{part.text(getValues())}”
            </p>
            {(['newest', 'own'] as const).map((use) => (
              <Button key={use} variant="secondary" size="s" onClick={() => resolve(part, use)}>
                {use === 'own' ? 'Keep mine' : 'Use the newer one'}
                <VisuallyHidden> ({part.label})</VisuallyHidden>
              </Button>
            ))}
          </Row>
        ))}
      />
    </div>
  )
}

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

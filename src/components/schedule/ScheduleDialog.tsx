import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isBlank } from '#lib/visibleText.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { StepList } from '#ui/StepList.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { useDraft } from '#ui/useDraft.ts'
import {
  NAME_TAKEN,
  newList,
  type ScheduleDraft,
  scheduleSchema,
  type ScheduleValues,
} from './scheduleSchema.ts'
import { type LastStep, type Step, stepsOf } from './scheduleSteps.tsx'
import type { ShippingProps } from './ShippingStep.tsx'
import styles from './ScheduleDialog.module.css'

export type Outcome = 'created' | 'name-taken' | 'failed'

interface Options {
  userId: string
  name: string
  /** The default address, '' while it is not loaded. */
  address: string
  draft: string | undefined
  steps: readonly Step[]
  busy: boolean
  onFinish: (draft: ScheduleDraft) => Promise<Outcome>
}

/** The next step is shown only when the current one is valid. */
export function useScheduleForm({ userId, name, address, draft, steps, busy, onFinish }: Options) {
  const form = useSchemaForm<ScheduleValues, ScheduleDraft>({
    schema: scheduleSchema,
    start: { ...newList(userId), name, address },
    draft,
    mode: 'onBlur',
  })
  const [step, setStep] = useState(1)
  const goTo = (to: number) => setStep(Math.max(1, Math.min(to, steps.length)))
  const isLast = step === steps.length
  const { getValues, setError, trigger } = form
  useDraft(
    draft && `${draft}.step`,
    () => (step > 1 ? step : undefined),
    (stored) => goTo(Number(stored) || 1),
  )

  const finish = form.handleSubmit(
    async (list) => {
      if ((await onFinish(list)) !== 'name-taken') return
      goTo(1)
      setError('name', { type: 'server', message: NAME_TAKEN })
    },
    // An earlier step may have become invalid.
    (errors) =>
      goTo(
        steps.findIndex(({ fields }) =>
          fields.some((field) => (field.split('.')[0] ?? field) in errors),
        ) + 1,
      ),
  )
  const proceed = async () => {
    if (busy) return
    if (isLast) return finish()
    if (await trigger(steps[step - 1]?.fields)) return goTo(step + 1)
    if (step === 1 && isBlank(getValues('name')))
      setError('name', { type: 'required', message: 'Name is required' })
  }
  return {
    form,
    step,
    isFirst: step === 1,
    isLast,
    prev: () => goTo(step - 1),
    goTo,
    proceed,
  }
}

interface Props extends ShippingProps {
  userId: string
  /** ms since the epoch: days before it can't be chosen. */
  now: number
  name?: string
  busy: boolean
  lastStep?: LastStep
  /** Replaces Back and Finish once the list is created; the dialog stays on its last step. */
  createdFooter?: ReactNode
  draft?: string
  children?: ReactNode
  /**
   * Shows a toast with the outcome. Unless it was created, the dialog stays open with all input.
   */
  onFinish: (draft: ScheduleDraft) => Promise<Outcome>
  onClose: () => void
}

const discard = {
  title: 'Discard this list?',
  description: 'What you have chosen has not been saved.',
}

/** It imports its form and antd: load it lazily. */
export function ScheduleDialog(props: Props) {
  const {
    userId,
    now,
    name = '',
    addresses,
    onNewAddress,
    busy,
    lastStep,
    createdFooter,
    draft,
    children,
    onFinish,
    onClose,
  } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = stepsOf({ now, addresses, onNewAddress, lastStep })
  const isCreated = createdFooter !== undefined
  const { form, step, isFirst, isLast, prev, goTo, proceed } = useScheduleForm({
    userId,
    name,
    address: addresses.data?.find(({ is_default }) => is_default)?._id ?? '',
    draft: isCreated ? undefined : draft,
    steps,
    busy,
    onFinish,
  })
  const sending = busy || form.formState.isSubmitting
  const { close, question } = useDiscardQuestion(form.isTouched && !isCreated, onClose, discard, {
    sending,
  })
  const present = steps[step - 1]

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const footer = (
    // Each step has its own buttons: the second press of a double tap is not for the next one.
    <Fragment key={step}>
      {present?.summary}
      <Button variant="secondary" disabled={sending} onClick={isFirst ? close : prev}>
        {isFirst ? 'Cancel' : 'Back'}
      </Button>
      <Button type="submit" form={id} loading={sending}>
        {isLast ? 'Finish' : 'Next'}
      </Button>
    </Fragment>
  )
  return (
    <Dialog
      open
      title="New list"
      dismissible={!sending}
      onClose={close}
      footer={createdFooter ?? footer}
    >
      {!isCreated && <StepList steps={steps.map((one) => one.name)} current={step} onGoTo={goTo} />}
      <Form form={form} id={id} onPress={proceed} label="New list">
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {present?.title}
        </h3>
        {present?.content}
      </Form>
      {children}
      {question}
    </Dialog>
  )
}

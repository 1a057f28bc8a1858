import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { StepList } from '#ui/StepList.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import type { ScheduleDraft } from './scheduleSchema.ts'
import { type LastStep, stepsOf } from './scheduleSteps.tsx'
import type { ShippingProps } from './ShippingStep.tsx'
import { type Outcome, useScheduleForm } from './useScheduleForm.ts'
import styles from './ScheduleDialog.module.css'

interface Props extends ShippingProps {
  userId: string
  /** ms since the epoch: days before it can't be chosen. */
  now: number
  /** Initial value. */
  name?: string
  busy: boolean
  lastStep?: LastStep
  /** Instead of Back and Finish once the list is created; the dialog stays on its last step. */
  createdFooter?: ReactNode
  /** Name of the form's draft. */
  draft?: string
  /** Under every step: the product for the list. */
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
    // Own buttons for each step: the second press of a double tap is not for the next one.
    <Fragment key={step}>
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

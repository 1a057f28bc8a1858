import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { AntdProvider } from '../../ui/AntdProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './ScheduleDialog.module.css'
import type { ScheduleDraft } from './scheduleSchema.ts'
import { type LastStep, stepsOf } from './scheduleSteps.tsx'
import type { ShippingProps } from './ShippingStep.tsx'
import { StepList } from './StepList.tsx'
import { type Outcome, useScheduleForm } from './useScheduleForm.ts'

interface Props extends ShippingProps {
  userId: string
  /** The current time, ms since the epoch: days before it can't be chosen. */
  now: number
  /** The list is being sent. */
  busy: boolean
  lastStep?: LastStep
  /** Shown under every step: the product for the list. */
  children?: ReactNode
  /** Sends the list and shows a toast with the outcome. Unless it was created, the dialog stays open with all input. */
  onFinish: (draft: ScheduleDraft) => Promise<Outcome>
  onClose: () => void
}

/** Creates a scheduled list, step by step. It imports its form and antd, so load it lazily. */
export function ScheduleDialog(props: Props) {
  const { userId, now, addresses, payments, onNewAddress, busy, lastStep, children, onFinish, onClose } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState(false)
  const steps = stepsOf({ now, addresses, payments, onNewAddress, lastStep })
  const { form, isDirty, step, isFirst, isLast, prev, goTo, submit } = useScheduleForm({
    start: { user_id: userId, payment_method: payments[0]?.value ?? '' },
    address: addresses.data?.find(({ is_default }) => is_default)?._id,
    steps,
    busy,
    onFinish,
  })
  const present = steps[step - 1]

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const close = () => (isDirty ? setLeaving(true) : onClose())
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={isFirst ? close : prev}>
        {isFirst ? 'Cancel' : 'Back'}
      </Button>
      <Button type="submit" form={id} loading={busy}>
        {isLast ? 'Finish' : 'Next'}
      </Button>
    </>
  )
  return (
    <Dialog open title="New list" dismissible={!busy} onClose={close} footer={footer}>
      <StepList steps={steps.map(({ name }) => name)} current={step} onGoTo={goTo} />
      <AntdProvider>
        <FormProvider {...form}>
          <form id={id} className={styles.form} aria-label="New list" noValidate onSubmit={submit}>
            <h3 ref={heading} tabIndex={-1} className={styles.title}>
              {present?.title}
            </h3>
            {present?.content}
          </form>
        </FormProvider>
      </AntdProvider>
      {children}
      <ConfirmDialog
        open={leaving}
        title="Discard this list?"
        description="What you have chosen has not been saved."
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { dayInManila } from './calendarDays.ts'
import { NameStep } from './NameStep.tsx'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { type ShippingProps, ShippingStep } from './ShippingStep.tsx'
import { ThemeStep } from './ThemeStep.tsx'
import { TimingStep } from './TimingStep.tsx'

/** One step of creating a list. */
export interface Step {
  /** For the row of steps. */
  name: string
  title: string
  /** What must be right before the next one. */
  fields: readonly FieldPath<ScheduleValues>[]
  content: ReactNode
}

/** A step of the owner's own, after the list's four: products to put on it. */
export type LastStep = Omit<Step, 'fields'>

interface StepsProps extends ShippingProps {
  /** The present moment, ms since the epoch. */
  now: number
  lastStep?: LastStep
}

/** The steps in their order: name, schedule, address and payment, colour. */
export function stepsOf({ now, lastStep, ...shipping }: StepsProps): Step[] {
  return [
    { name: 'Name', title: 'Give your scheduled list a name', fields: ['name'], content: <NameStep /> },
    {
      name: 'Schedule',
      title: "Set your list's schedule.",
      fields: timingFields,
      content: <TimingStep today={dayInManila(now)} />,
    },
    {
      name: 'Shipping',
      title: 'Choose the address and the payment method',
      fields: ['address', 'payment_method'],
      content: <ShippingStep {...shipping} />,
    },
    { name: 'Color', title: 'Choose a color', fields: ['theme'], content: <ThemeStep /> },
    ...(lastStep ? [{ ...lastStep, fields: [] }] : []),
  ]
}

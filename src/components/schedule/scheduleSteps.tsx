import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { NameStep } from './NameStep.tsx'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { type ShippingProps, ShippingStep } from './ShippingStep.tsx'
import { ThemeStep } from './ThemeStep.tsx'
import { TimingStep } from './TimingStep.tsx'

/** One step of creating a list. */
export interface Step {
  /** Name in the list of steps. */
  name: string
  title: string
  /** Fields that must be valid before the next step. */
  fields: readonly FieldPath<ScheduleValues>[]
  content: ReactNode
}

/** An additional last step after the four of the list, for products to put on it. */
export type LastStep = Omit<Step, 'fields'>

interface StepsProps extends ShippingProps {
  /** The current time, ms since the epoch. */
  now: number
  lastStep?: LastStep
}

/** The steps in order: name, schedule, address and payment, colour. */
export function stepsOf({ now, lastStep, ...shipping }: StepsProps): Step[] {
  return [
    {
      name: 'Name',
      title: 'Give your scheduled list a name',
      fields: ['name'],
      content: <NameStep />,
    },
    {
      name: 'Schedule',
      title: "Set your list's schedule.",
      fields: timingFields,
      content: <TimingStep now={now} />,
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

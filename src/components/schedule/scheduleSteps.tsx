import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { NameStep } from './NameStep.tsx'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { type ShippingProps, ShippingStep } from './ShippingStep.tsx'
import { ThemeStep } from './ThemeStep.tsx'
import { TimingStep } from './TimingStep.tsx'

export interface Step {
  /** In the list of steps. */
  name: string
  title: string
  /** Must be valid before the next step. */
  fields: readonly FieldPath<ScheduleValues>[]
  content: ReactNode
}

/** After the four of the list, for products to put on it. */
export type LastStep = Omit<Step, 'fields'>

interface StepsProps extends ShippingProps {
  /** ms since the epoch. */
  now: number
  lastStep?: LastStep
}

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

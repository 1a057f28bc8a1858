import type { ReactNode } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '#ui/form/TextField.tsx'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { type ShippingProps, ShippingStep } from './ShippingStep.tsx'
import { ThemeIcon } from './ThemeIcon.tsx'
import { themes } from './themes.ts'
import { TimingStep } from './TimingStep.tsx'

const options = themes.map(({ value, label }) => ({
  value,
  label: (
    <>
      <ThemeIcon theme={value} size={28} />
      <span style={{ flex: 1 }}>{label}</span>
    </>
  ),
}))

export function ThemeStep() {
  const { control, setValue, formState } = useFormContext<ScheduleValues>()
  const theme = useWatch({ control, name: 'theme' })
  return (
    <ChoiceGrid
      label="Color scheme"
      options={options}
      value={theme}
      columns={{ minWidth: '8.25rem' }}
      error={formState.errors.theme?.message}
      onChange={(next) => setValue('theme', next, { shouldDirty: true, shouldValidate: true })}
    />
  )
}

export function NameStep() {
  return (
    <TextField<ScheduleValues>
      name="name"
      label="List name"
      maxLength={50}
      autoComplete="off"
      placeholder="Weekly groceries"
      initialFocus
    />
  )
}

export interface Step {
  name: string
  title: string
  fields: readonly FieldPath<ScheduleValues>[]
  content: ReactNode
  /** Beside the buttons. */
  summary?: ReactNode
}

/** A step after the four of the list, for products to put on it. */
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

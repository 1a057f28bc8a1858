import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import type { ScheduleValues } from './scheduleSchema.ts'
import { ThemeIcon } from './ThemeIcon.tsx'
import { themes } from './themes.ts'

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

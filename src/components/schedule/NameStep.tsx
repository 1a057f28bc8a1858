import { TextField } from '#ui/form/TextField.tsx'
import type { ScheduleValues } from './scheduleSchema.ts'

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

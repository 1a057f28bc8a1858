import type { World } from '../world/world.ts'

export const hasJob = ({ tables }: World, subjectId: string, kind: string): boolean =>
  tables.jobs.by('subject_id', subjectId).some((job) => job.kind === kind)

/** Cancels one kind or all; returns whether there were any. */
export function cancelJobs({ tables }: World, subjectId: string, kind?: string): boolean {
  const jobs = tables.jobs
    .by('subject_id', subjectId)
    .filter((job) => kind === undefined || job.kind === kind)
  for (const { _id } of jobs) tables.jobs.remove(_id)
  return jobs.length > 0
}

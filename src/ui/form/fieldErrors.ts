import type { FieldErrors } from 'react-hook-form'

export interface FieldProblem {
  /** The field's path, such as 'geolocation.latitude'. */
  path: string
  message: string
}

/** The errors of a form as a flat list, in the order of the form's rules. */
export function listProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const path = prefix + key
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return listProblems(error as FieldErrors, `${path}.`)
  })
}

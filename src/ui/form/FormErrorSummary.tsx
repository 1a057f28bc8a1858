import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'
import styles from './FormErrorSummary.module.css'

interface FieldProblem {
  /** Path such as 'geolocation.latitude'. */
  path: string
  message: string
}

function listProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const path = prefix + key
    if (!error || typeof error !== 'object') return []
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return listProblems(error as FieldErrors, `${path}.`)
  })
}

const summaryOf = (problems: readonly FieldProblem[]): string =>
  `Please check ${problems.length === 1 ? 'one field' : `${problems.length} fields`}`

/** For long forms, with `shouldFocusError: false`: takes the focus after a failed validation. */
export function FormErrorSummary() {
  const { formState, setFocus } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const problems = listProblems(formState.errors)
  const { submitCount } = formState

  useEffect(() => {
    if (submitCount > 0) box.current?.focus()
  }, [submitCount])

  if (submitCount === 0 || problems.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby="form-problems">
      <Alert
        role="presentation"
        type="error"
        title={<strong id="form-problems">{summaryOf(problems)}</strong>}
        description={
          <ul>
            {problems.map(({ path, message }) => (
              <li key={path}>
                <button type="button" className={styles.link} onClick={() => setFocus(path)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  )
}

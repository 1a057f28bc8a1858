import { useLocation, useNavigate } from 'react-router-dom'
import { pastedText } from '#lib/visibleText.ts'

export interface ResetState {
  step: 0 | 1 | 2
  email: string
  token: string
}

/** Takes a step whose parameters are missing as the first. */
export function readResetState(search: string): ResetState {
  const params = new URLSearchParams(search)
  // Links in mails often don't encode the plus, and no address has a space.
  const [email, token] = [
    pastedText(params.get('email') ?? '').replaceAll(' ', '+'),
    params.get('token') ?? '',
  ]
  const wanted = params.get('step')
  if (wanted === '2' && token !== '') return { step: 2, email, token }
  return { step: wanted === '1' && email !== '' ? 1 : 0, email, token: '' }
}

export function resetSearch({ step, email = '', token = '' }: Partial<ResetState>): string {
  const params = new URLSearchParams({
    step: String(step ?? 0),
    ...(email && { email }),
    ...(token && { token }),
  })
  return `?${params}`
}

/** `replace` where Back must not lead to the current state. */
export function useResetState() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const go = (next: Partial<ResetState>, { replace = false, changed = false } = {}) =>
    void navigate({ search: resetSearch(next) }, { replace, state: changed ? { changed } : null })
  return {
    ...readResetState(search),
    changed: (state as { changed?: boolean } | null)?.changed === true,
    go,
  }
}

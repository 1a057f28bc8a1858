import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Children {
  children: ReactNode
}

/** A part of a tab under a title, which names it as a group. */
export function Section({ title, children }: Children & { title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** Controls beside each other, which wrap. */
export const Row = ({ children }: Children) => <div className="row">{children}</div>

/** A sentence of less weight. */
export const Quiet = ({ children }: Children) => <p className="quiet">{children}</p>

/** A directive of a scenario, as it stands in a link. */
export const Directive = ({ children }: Children) => <code className="directive">{children}</code>

interface ButtonProps extends Children {
  /** While its promise is pending, further clicks are ignored. */
  onClick: () => unknown
  kind?: 'plain' | 'primary' | 'danger'
  title?: string
  /** Whether what it switches is on; not a switch without. */
  pressed?: boolean
  /** Its name, where the visible text is too short. */
  label?: string
  /** Whether it receives the focus when it appears, in place of the button that was clicked and is gone. */
  takesFocus?: boolean
}

export function Button({ onClick, children, kind = 'plain', title, pressed, label, takesFocus = false }: ButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  const [busy, setBusy] = useState(false)
  const click = async () => {
    if (busy) return
    setBusy(true)
    try {
      await onClick()
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      ref={element}
      type="button"
      className={kind}
      title={title}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {children}
    </button>
  )
}

/** A native control (`input`, `select`, `textarea`) with its label above it. */
export const Field = ({ label, children }: Children & { label: string }) => (
  <label className="field">
    <span>{label}</span>
    {children}
  </label>
)

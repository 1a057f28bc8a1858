import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { linkOf } from './share/link.ts'

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

/** A secondary sentence. */
export const Quiet = ({ children }: Children) => <p className="quiet">{children}</p>

/** A directive of a scenario, as it stands in a link. */
export const Directive = ({ children }: Children) => <code className="directive">{children}</code>

interface StateLink {
  /** The words before it. */
  label?: string
  page: string
  scenario: string
}

/** The links to pages in a state, folded. */
export const AsLinks = ({ title, of }: { title: string; of: readonly StateLink[] }) => (
  <details className="as-link">
    <summary>{title}</summary>
    {of.map(({ label, page, scenario }) => {
      const link = linkOf(page, scenario)
      return (
        <p key={link}>
          {label}
          <a href={link}>{link.slice(new URL(link).origin.length)}</a>
        </p>
      )
    })}
  </details>
)

interface ButtonProps extends Children {
  /** Clicks are ignored while the returned promise is pending. */
  onClick: () => unknown
  kind?: 'plain' | 'primary' | 'danger'
  title?: string
  /** The state of a toggle; undefined for a plain button. */
  pressed?: boolean
  /** Accessible name, where the visible text is too short. */
  label?: string
  /** Takes the focus when it appears, since the clicked button was removed. */
  takesFocus?: boolean
}

export function Button({
  onClick,
  children,
  kind = 'plain',
  title,
  pressed,
  label,
  takesFocus = false,
}: ButtonProps) {
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

import { Button as AntdButton, Flex, Select, type SelectProps, Typography } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { linkOf } from './share/link.ts'

interface Children {
  children: ReactNode
}

/** Its title names it as a group. */
export function Section({ title, children }: Children & { title: string }) {
  const id = useId()
  return (
    <Flex component="section" vertical gap={6} aria-labelledby={id}>
      <Typography.Title level={3} id={id}>
        {title}
      </Typography.Title>
      {children}
    </Flex>
  )
}

export const Row = ({ children }: Children) => (
  <Flex wrap gap={6} align="end">
    {children}
  </Flex>
)

/** `end` is what is pressed at the end. */
export const Item = ({ children, end }: Children & { end: ReactNode }) => (
  <Flex component="li" justify="space-between" align="center" gap="small">
    <div>{children}</div>
    {end}
  </Flex>
)

export const Quiet = ({ children, id }: Children & { id?: string }) => (
  <Typography.Text type="secondary" id={id}>
    {children}
  </Typography.Text>
)

export const Line = ({ children }: Children) => (
  <div>
    <Quiet>{children}</Quiet>
  </div>
)

/** Shows a directive as it stands in a link. */
export const Directive = ({ children }: Children) => (
  <Typography.Text code>{children}</Typography.Text>
)

interface StateLink {
  label?: string
  page: string
  scenario: string
}

/** Folds links to pages in a state. */
export const AsLinks = ({ title, of }: { title: string; of: readonly StateLink[] }) => (
  <details>
    <summary>
      <Quiet>{title}</Quiet>
    </summary>
    {of.map(({ label, page, scenario }) => {
      const link = linkOf(page, scenario)
      return (
        <div key={link}>
          {label}
          <a href={link}>{link.slice(new URL(link).origin.length)}</a>
        </div>
      )
    })}
  </details>
)

interface ButtonProps extends Children {
  /** Clicks are ignored while the promise is pending. */
  onClick: () => unknown
  kind?: 'plain' | 'primary' | 'danger'
  title?: string
  /** State of a toggle. */
  pressed?: boolean
  /** The accessible name, where the visible text is too short. */
  label?: string
  /** The clicked button was removed, and this one takes the focus. */
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
    <AntdButton
      ref={element}
      color={kind === 'danger' ? 'danger' : kind === 'primary' || pressed ? 'primary' : 'default'}
      variant={kind === 'primary' ? 'solid' : pressed ? 'filled' : 'outlined'}
      title={title}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {children}
    </AntdButton>
  )
}

export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Flex vertical gap={3}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  )
}

export const Choice = <Value,>({ label, ...props }: SelectProps<Value> & { label: string }) => (
  <Field label={label}>{(id) => <Select<Value> id={id} {...props} />}</Field>
)

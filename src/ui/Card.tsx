import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'
import { Stack, Text } from './Layout.tsx'
import styles from './Card.module.css'

interface Props {
  /** Heading and accessible name. */
  title?: ReactNode
  /** Sticky on wide screens, beside a longer list. */
  aside?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, aside = false, className, children }: Props) {
  const id = useId()
  const Box = aside ? 'aside' : title ? 'section' : 'div'
  return (
    <Stack
      as={Box}
      surface
      gap={3}
      pad={5}
      shrink
      className={classNames(aside && styles.aside, className)}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <Text as="h2" id={id} size="l">
          {title}
        </Text>
      )}
      {children}
    </Stack>
  )
}

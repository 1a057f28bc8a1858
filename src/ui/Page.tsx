import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from './brand.ts'
import { classNames } from './classNames.ts'
import styles from './Page.module.css'

interface Props {
  /** The main heading, and the tab's title. */
  title: string
  /** The heading is for screen readers only: the screen explains itself to the eye. */
  hideTitle?: boolean
  description?: string
  /** Beside the heading. */
  actions?: ReactNode
  /** Reading width: for forms and long text. */
  narrow?: boolean
  children: ReactNode
}

/** What index.html says of the app until the first screen is there. */
const initialTags = [...document.head.querySelectorAll('title, meta[name=description]')]
/** For screens that say nothing of themselves. */
const ofTheApp = initialTags.find((tag) => tag instanceof HTMLMetaElement)?.content ?? ''

/** A screen: names the tab, and puts the focus on the main heading when the buyer comes from another screen. */
export function Page({ title, hideTitle = false, description, actions, narrow = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const landed = useRef(key === 'default')

  // A document has one title: the first one in it counts.
  useLayoutEffect(() => initialTags.forEach((tag) => tag.remove()), [])
  useEffect(() => {
    // The browser itself announces the page on which the buyer landed.
    if (landed.current) landed.current = false
    else if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <title>{title === BRAND ? BRAND : `${title} · ${BRAND}`}</title>
      <meta name="description" content={description ?? ofTheApp} />
      <main id="main" className={classNames(styles.page, narrow && styles.narrow)}>
        <div className={hideTitle ? 'visually-hidden' : styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  )
}

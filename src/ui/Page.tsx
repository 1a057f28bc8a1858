import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from './brand.ts'
import { classNames } from './classNames.ts'
import styles from './Page.module.css'

interface Props {
  /** The main heading, and the tab's title. */
  title: string
  /** The heading is for screen readers only, where the layout makes it unnecessary for others. */
  hideTitle?: boolean
  description?: string
  /** A link above the heading, to where the screen belongs. */
  back?: ReactNode
  /** After the heading. */
  beside?: ReactNode
  /** Limits the width, for forms and long text. */
  narrow?: boolean
  /** The content reaches the edges of the window, as a map does. */
  wide?: boolean
  /** Search engines should not list it. */
  noIndex?: boolean
  children: ReactNode
}

/** Title and description in index.html, which apply until the first screen is mounted. */
const initialTags = [...document.head.querySelectorAll('title, meta[name=description]')]
/** Whether index.html forbids indexing for all screens; then no screen repeats it. */
const isSiteUnlisted = document.head.querySelector('meta[name=robots]') !== null
/** What keeps the focus after a navigation: a dialog, a field, an open panel or its button. */
const BUSY = 'dialog[open], :read-write:focus, :focus-within > [aria-expanded=true]'
/** For screens without their own description. */
const appDescription = initialTags.find((tag) => tag instanceof HTMLMetaElement)?.content ?? ''

/**
 * A screen: sets the tab's title, and moves the focus to the main heading after navigation from
 * another screen, but not from a field in which the user types meanwhile, or from a panel that the
 * user has opened meanwhile.
 */
export function Page({
  title,
  hideTitle = false,
  description,
  back,
  beside,
  narrow = false,
  wide = false,
  noIndex = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const landed = useRef(key === 'default')

  // Browsers use the first title element, so the one of index.html has to go.
  useLayoutEffect(() => initialTags.forEach((tag) => tag.remove()), [])
  useEffect(() => {
    // The first page of a visit is announced by the browser itself.
    if (landed.current) landed.current = false
    else if (!document.querySelector(BUSY)) heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <title>{title === BRAND ? BRAND : `${title} · ${BRAND}`}</title>
      <meta name="description" content={description ?? appDescription} />
      {noIndex && !isSiteUnlisted && <meta name="robots" content="noindex" />}
      <main
        id="main"
        className={classNames(styles.page, narrow && styles.narrow, wide && styles.wide)}
      >
        {back}
        <div className={hideTitle ? 'visually-hidden' : styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {beside}
        </div>
        {children}
      </main>
    </>
  )
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from './brand.ts'
import { classNames } from './classNames.ts'
import styles from './Page.module.css'

interface Props {
  /** Heading and title of the tab. */
  title: string
  /** The heading is for screen readers only. */
  hideTitle?: boolean
  description?: string
  back?: ReactNode
  /** Shown after the heading. */
  beside?: ReactNode
  /** For forms and long text. */
  narrow?: boolean
  /** Reaches the edges of the window, as a map. */
  wide?: boolean
  /** Search engines should not list it. */
  noIndex?: boolean
  children: ReactNode
}

/** Tags of index.html, until the first screen is there. */
const initialTags = [...document.head.querySelectorAll('title, meta[name=description]')]
/** Whether index.html forbids indexing for all screens. */
const isSiteUnlisted = document.head.querySelector('meta[name=robots]') !== null
/** What keeps the focus: a dialog, a field, an open panel or its button. */
const BUSY = 'dialog[open], :read-write:focus, :focus-within > [aria-expanded=true]'
/** Screens without their own have it. */
const appDescription = initialTags.find((tag) => tag instanceof HTMLMetaElement)?.content ?? ''

/**
 * Sets the tab's title, and focuses the main heading after a navigation, unless the user has begun
 * to type or opened a panel.
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

  // Browsers use the first title element.
  useLayoutEffect(() => initialTags.forEach((tag) => tag.remove()), [])
  useEffect(() => {
    // Browsers announce a visit's first page.
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

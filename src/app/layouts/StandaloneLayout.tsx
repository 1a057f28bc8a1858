import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { Awning } from '#ui/Awning.tsx'
import { BRAND } from '#ui/brand.ts'
import { Grid } from '#ui/Layout.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './StandaloneLayout.module.css'

/** Shows only the logo, outside the shop, as for legal pages. */
export function StandaloneLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <Grid as="header" fill="white" center className={styles.header}>
        <Link to={paths.home()} className={styles.logo} aria-label={`${BRAND}, home`}>
          <Logo />
        </Link>
        <Awning stripe={14} height={12} className={styles.awning} />
      </Grid>
      {children}
    </>
  )
}

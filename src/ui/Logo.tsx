import { BRAND } from './brand.ts'
import styles from './Logo.module.css'

export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#0b7a4b" />
      <path
        d="M8 8h8v10a4 4 0 0 1-8 0zM24 8h8v10a4 4 0 0 1-8 0z"
        fill="#ffb703"
        transform="translate(-4 0)"
      />
      <path
        d="M8 8h8v10a4 4 0 0 1-8 0zM24 8h8v10a4 4 0 0 1-8 0z"
        fill="#fff8e7"
        transform="translate(4 0)"
      />
      <path
        d="M12.5 27.5c1.800 3 4.400 4.300 7.500 4.300s5.700-1.300 7.500-4.300"
        fill="none"
        stroke="#fff8e7"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The link or heading around it has the accessible name. */
export function Logo({ nameClassName }: { nameClassName?: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={nameClassName ?? styles.name}>{BRAND}</span>
    </span>
  )
}

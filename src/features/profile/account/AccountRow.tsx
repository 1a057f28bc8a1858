import type { ReactNode } from 'react'
import styles from './MyAccount.module.css'

interface Props {
  name: string
  about: string
  /** The button or link. */
  children: ReactNode
}

/** A row of My Account: an action with its name and description. */
export function AccountRow({ name, about, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </div>
  )
}

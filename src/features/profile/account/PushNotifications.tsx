import { Switch } from 'antd'
import { useId, useState } from 'react'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import styles from '../Profile.module.css'

const toggles = [
  { name: 'emailNotifications', label: 'Email notifications' },
  { name: 'orderUpdates', label: 'Order updates' },
  { name: 'promotions', label: 'Promotions' },
] as const

const start = { emailNotifications: true, orderUpdates: true, promotions: false }

/** The notification switches. There is no call for them yet, so they keep their state only until the page is left. */
export function PushNotifications() {
  const [chosen, setChosen] = useState(start)
  const title = useId()
  return (
    <section className={styles.stack} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Push Notifications
      </h2>
      <div className={styles.switches}>
        <AntdProvider>
          {toggles.map(({ name, label }) => (
            <label key={name}>
              <Switch checked={chosen[name]} onChange={(checked) => setChosen({ ...chosen, [name]: checked })} />
              {label}
            </label>
          ))}
        </AntdProvider>
      </div>
    </section>
  )
}

import { Switch } from 'antd'
import { useId, useState } from 'react'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import styles from '../Profile.module.css'

const toggles = [
  { name: 'emailNotifications', label: 'Email notifications' },
  { name: 'orderUpdates', label: 'Order updates' },
  { name: 'promotions', label: 'Promotions' },
] as const

const initial = { emailNotifications: true, orderUpdates: true, promotions: false }

/** The API has no call for them yet: their state lasts until the user leaves the page. */
export function PushNotifications() {
  const [chosen, setChosen] = useState(initial)
  const title = useId()
  return (
    <Stack as="section" gap={5} aria-labelledby={title}>
      <Text as="h2" id={title} size="xl">
        Push Notifications
      </Text>
      <Stack align="start" gap={3} className={styles.switches}>
        <AntdProvider>
          {toggles.map(({ name, label }) => (
            <label key={name}>
              <Switch
                checked={chosen[name]}
                onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
              />
              {label}
            </label>
          ))}
        </AntdProvider>
      </Stack>
    </Stack>
  )
}

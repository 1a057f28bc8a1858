import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'

interface Props {
  label: string
  placeholder?: string
  maxLength: number
  value: string
  onChange: (text: string) => void
}

/** Its text is searched for while the user types. */
export function SearchField({ label, placeholder = label, onChange, ...input }: Props) {
  return (
    <search className={styles.search}>
      <input
        {...input}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        // It may be in a form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Icon icon={SearchOutlined} size={18} />
    </search>
  )
}

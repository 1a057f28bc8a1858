import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Input } from 'antd'
import { Icon } from '#ui/Icon.tsx'
import styles from './ConversationList.module.css'

const MAX_TERM = 100

/** The field that searches the loaded conversations. */
export function ConversationSearch({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  return (
    <search className={styles.search}>
      <Input
        type="search"
        prefix={<Icon icon={SearchOutlined} size={18} />}
        placeholder="Search your chats"
        aria-label="Search your chats"
        maxLength={MAX_TERM}
        value={term}
        onChange={(event) => onTerm(event.target.value)}
      />
    </search>
  )
}

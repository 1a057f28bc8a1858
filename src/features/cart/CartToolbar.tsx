import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import { Checkbox } from 'antd'
import { selectLines, setCartEditing } from '#state/cartSelection.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { type CartGroup, cartIdsOf, type RemovedLine } from './cartLines.ts'
import styles from './Cart.module.css'

interface Props {
  groups: readonly CartGroup[]
  selected: ReadonlySet<string>
  editing: boolean
  onRemove: (lines: RemovedLine[], options: { endEditing: boolean }) => void
}

export function CartToolbar({ groups, selected, editing, onRemove }: Props) {
  const ids = cartIdsOf(groups)
  const chosen = ids.filter((id) => selected.has(id)).length

  const deleteSelected = () => {
    const lines = groups.flatMap(({ shopId, products }) =>
      products.map((line, index) => ({ shopId, line, index })),
    )
    onRemove(
      lines.filter(({ line }) => selected.has(line.cartId)),
      { endEditing: true },
    )
  }
  return (
    <Row surface wrap justify="between" gap={3} rowGap={1} className={styles.toolbar}>
      <Checkbox
        checked={chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={(event) => selectLines(ids, event.target.checked)}
      >
        Select all
      </Checkbox>
      <Row align="stretch" wrap gap={1} className={styles.tools}>
        {editing ? (
          <>
            <Button variant="quiet" size="s" onClick={() => setCartEditing(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              size="s"
              icon={DeleteOutlined}
              disabled={chosen === 0}
              onClick={deleteSelected}
            >
              Delete selected
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="s" icon={EditOutlined} onClick={() => setCartEditing(true)}>
            Edit
          </Button>
        )}
      </Row>
    </Row>
  )
}

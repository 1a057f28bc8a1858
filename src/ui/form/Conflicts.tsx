import { Alert } from 'antd'
import type { Ref } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { Row } from '../Layout.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { SchemaForm } from './useSchemaForm.ts'
import styles from './Form.module.css'

interface Props<Values extends FieldValues, Output> {
  ref: Ref<HTMLDivElement>
  form: SchemaForm<Values, Output>
}

/** Shows what the user and somebody else have changed, with both values to choose from. */
export function Conflicts<Values extends FieldValues, Output>({
  ref,
  form: { control, conflicts, getValues, resolve },
}: Props<Values, Output>) {
  // Rerenders as the user types on.
  useWatch({ control })
  return (
    <div ref={ref} role="alert" tabIndex={-1}>
      <Alert
        role="presentation"
        type="warning"
        title={<strong>Changed on another device or in another tab meanwhile</strong>}
        description={conflicts.map(({ part, newest }) => (
          <Row key={part.label} align="stretch" wrap gap={2} className={styles.conflict}>
            <p>
              {part.label}: now “{part.text(newest)}”, here “{part.text(getValues())}”
            </p>
            {(['newest', 'own'] as const).map((use) => (
              <Button key={use} variant="secondary" size="s" onClick={() => resolve(part, use)}>
                {use === 'own' ? 'Keep mine' : 'Use the newer one'}
                <VisuallyHidden> ({part.label})</VisuallyHidden>
              </Button>
            ))}
          </Row>
        ))}
      />
    </div>
  )
}

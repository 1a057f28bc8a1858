import { cleanup, render } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '#ui/base.css'
import { placeMatches } from '#domain/towns.ts'
import { z } from '#lib/zod.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'

const fruits = ['Calamansi', 'Durian', 'Mango'].map((name) => ({ value: name, label: name }))
const ignore = () => undefined

const schema = z.object({ fruit: z.string() })
function FruitDialog() {
  const form = useSchemaForm({ schema, start: { fruit: '' } })
  return (
    <Dialog open title="Fruit" onClose={ignore}>
      <Form form={form} onSubmit={ignore}>
        <SelectField<{ fruit: string }>
          name="fruit"
          label="Fruit"
          options={fruits}
          matches={placeMatches}
        />
        <output aria-label="Chosen">{useWatch({ control: form.control, name: 'fruit' })}</output>
      </Form>
    </Dialog>
  )
}

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

afterEach(async () => {
  cleanup()
  await setMotion('no-preference')
})

test.for(['reduce', 'no-preference'] as const)(
  'a select in a dialog opens inside the viewport (motion: %s), ADDR-10',
  async (motion) => {
    await setMotion(motion)
    render(<FruitDialog />)
    const field = page.getByRole('combobox', { name: 'Fruit' })
    await field.click()
    const mango = page.getByTitle('Mango')
    await expect.element(mango).toBeInViewport()
    await mango.click()
    await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('Mango')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  },
)

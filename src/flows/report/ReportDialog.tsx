import { useState } from 'react'
import { isBlank, visibleText } from '#lib/visibleText.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Text } from '#ui/Layout.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useDraftText } from '#ui/useDraft.ts'

export type ReportType = 'FLAG' | 'REPORT'

/** The server's limit, characters. */
const MAX_LENGTH = 2000

const options = [
  {
    value: 'FLAG',
    label: 'Flag',
    hint: 'Something looks wrong: a mistake, a wrong picture, a misleading description.',
  },
  {
    value: 'REPORT',
    label: 'Report',
    hint: 'It breaks the rules: a fake or prohibited item, fraud, offensive content.',
  },
] as const

const discard = {
  title: 'Discard this report?',
  description: 'What you typed has not been sent.',
}

interface Props {
  kind: 'product' | 'shop'
  name: string
  draft: string
  /** Shows a toast. Rejects on failure: the dialog keeps the input. */
  onSubmit: (type: ReportType, description: string) => Promise<unknown>
  onClose: () => void
}

/** Render it only while it is open, so that the next report starts empty. */
export function ReportDialog({ kind, name, draft, onSubmit, onClose }: Props) {
  const [type, setType] = useState<ReportType>('FLAG')
  const [description, setDescription] = useDraftText(draft)
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    setBusy(true)
    try {
      await onSubmit(type, visibleText(description))
      onClose()
    } catch {
      // The owner has shown the error.
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      title={`Flag or report this ${kind}`}
      description={name}
      action="Submit"
      busy={busy}
      discard={discard}
      unsaved={!isBlank(description)}
      onAction={() => void submit()}
      onClose={onClose}
    >
      <AntdProvider>
        <RadioGroup
          label="What do you want to do?"
          options={options}
          value={type}
          onChange={setType}
        />
        <Text as="div" above={5}>
          <TextArea
            label="What is wrong?"
            optional
            maxLength={MAX_LENGTH}
            readOnly={busy}
            value={description}
            onChange={setDescription}
          />
        </Text>
      </AntdProvider>
    </ActionDialog>
  )
}

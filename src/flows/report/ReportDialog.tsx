import { useState } from 'react'
import { isBlank, visibleText } from '#lib/visibleText.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Text } from '#ui/Layout.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
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

  const texts = { title: 'Discard this report?', description: 'What you typed has not been sent.' }
  const { close, question } = useDiscardQuestion(!isBlank(description), onClose, texts, {
    sending: busy,
  })
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
    <Dialog
      open
      onClose={close}
      dismissible={!busy}
      title={`Flag or report this ${kind}`}
      description={name}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void submit()}>
            Submit
          </Button>
        </>
      }
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
      {question}
    </Dialog>
  )
}

import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined'
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useMutation } from '@tanstack/react-query'
import { lazy, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { reportMutations } from '#api/reports.ts'
import { useGatedAction } from '#state/gate.ts'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { addressOf } from '#ui/Metadata.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useDisclosure } from '#ui/useDisclosure.ts'
import { useReopening } from '#ui/useReopening.ts'
import type { ReportType } from './ReportDialog.tsx'
import styles from './MoreAbout.module.css'

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}))

const targets = { product: 'PRODUCT', shop: 'SELLER' } as const

/** In other apps a browser may lack both, which the types promise. */
const means = () => navigator as Partial<Navigator>

/** Shares by the browser's list of apps, or copies the link where there is none. */
async function shareLink(title: string, url: string): Promise<void> {
  try {
    if (means().share) return await navigator.share({ title, url })
  } catch (error) {
    // The user has closed the list.
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  await copyText(url, 'Link')
}

interface Props {
  kind: keyof typeof targets
  id: string
  name: string
}

/**
 * Offers to share, flag or report. Not antd's menu: antd is not part of a product's first screen.
 */
export function MoreAbout({ kind, id, name }: Props) {
  const menu = useDisclosure<HTMLDivElement>()
  const menuId = useId()
  const url = addressOf(useLocation().pathname)
  const [reporting, setReporting] = useState(false)
  const report = () => setReporting(true)
  useReopening(`report:${id}`, reporting, report)
  const ask = useGatedAction(`report:${id}`, report)
  const { mutateAsync } = useMutation({
    ...reportMutations.create(),
    onSuccess: (_answer, { report_type }) =>
      showToast(
        report_type === 'FLAG' ? 'Flag Submitted' : 'Report Submitted',
        'Thank you for helping us maintain a safe marketplace.',
      ),
    onError: () => showError('Error', 'Failed to submit report. Please try again later.'),
  })
  const submit = (report_type: ReportType, description: string) =>
    mutateAsync({ target_value: id, type: targets[kind], description, report_type })
  /** The focus returns to the button first: a dialog restores it to a visible element. */
  const choose = (act: () => void) => () => {
    menu.close()
    act()
  }
  return (
    <>
      {/* It handles keys and focus of the buttons inside. */}
      <div {...menu.boxProps} role="presentation" className={styles.box}>
        <IconButton
          icon={EllipsisOutlined}
          className={styles.trigger}
          label={`More about this ${kind}`}
          aria-expanded={menu.open}
          aria-controls={menuId}
          onClick={() => menu.setOpen(!menu.open)}
        />
        <div id={menuId} className={styles.panel} hidden={!menu.open}>
          {(means().share ?? means().clipboard) && (
            <button
              type="button"
              className={styles.item}
              onClick={choose(() => void shareLink(name, url))}
            >
              <Icon icon={ShareAltOutlined} />
              Share this {kind}
            </button>
          )}
          <button type="button" className={styles.item} onClick={choose(ask)}>
            <Icon icon={WarningOutlined} />
            Flag or report this {kind}
          </button>
        </div>
      </div>
      {reporting && (
        <LazyDialog onClose={() => setReporting(false)}>
          <ReportDialog
            kind={kind}
            name={name}
            draft={`report.${id}`}
            onSubmit={submit}
            onClose={() => setReporting(false)}
          />
        </LazyDialog>
      )}
    </>
  )
}

import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { useState } from 'react'
import { now } from '#lib/clock.ts'
import { env } from '#lib/env.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { contractHash } from '#openapi/generated/operations.ts'
import { driftChoice } from '#state/driftChoice.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { faultsOf, type Group, type Report, sectionsOf, statusOf, subjectOf } from './groups.ts'
import { useReport, clearReport } from './report.ts'
import { asJson, asMarkdown } from './reportText.ts'
import styles from './DriftPanel.module.css'

const timeOf = (moment: number) => new Date(moment).toLocaleTimeString('en-GB')

/** Times are by the device's clock, as the host's log is likely to be searched. */
function timesOf({ count, first, last }: Group): string {
  if (count === 1) return `once, at ${timeOf(first)}`
  return `${count} times, first at ${timeOf(first)}, last at ${timeOf(last)}`
}

function DriftGroup(group: Group) {
  const { pointer, keyword, expected, actual, kind, reason } = group
  return (
    <li className={styles.group} data-kind={kind}>
      <Row as="p" wrap align="baseline" gap={2} rowGap={0} below={2} className={styles.place}>
        <strong>{subjectOf(group)}</strong> <span>{statusOf(group)}</span>{' '}
        <code>{pointer || '/'}</code>
      </Row>
      <dl className={styles.facts}>
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>Received</dt>
        <dd>{actual}</dd>
        <dt>Seen</dt>
        <dd>{timesOf(group)}</dd>
        <dt>Rule</dt>
        <dd>{keyword}</dd>
        {reason !== undefined && (
          <>
            <dt>Meaning</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
    </li>
  )
}

interface Props {
  open: boolean
  report: Report
  onClose: () => void
}

/** Reloads the page, since the watch on the client can't be removed. */
function switchOff(): void {
  driftChoice.write(false)
  clearReport()
  unloadUnasked()
  globalThis.location.reload()
}

const origin = () => ({ host: env.apiBase, contract: contractHash, time: now() })

function DriftDialog({ open, report, onClose }: Props) {
  const copyMarkdown = () => void copyText(asMarkdown(report, origin()), 'Report')
  const copyJson = () => void copyText(asJson(report, origin()), 'Report')
  const footer = (
    <Row align="stretch" wrap justify="end" gap={2} full>
      <Button variant="quiet" size="s" onClick={switchOff}>
        Switch off
      </Button>
      <Button variant="quiet" size="s" onClick={clearReport}>
        Clear
      </Button>
      <Button variant="secondary" size="s" onClick={copyJson}>
        Copy as JSON
      </Button>
      <Button size="s" onClick={copyMarkdown}>
        Copy as Markdown
      </Button>
    </Row>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      title="Drift report"
      description={`How the answers and events of ${env.apiBase} differ from the contract. ${report.checked} of ${report.seen} were checked against it, in this tab. The report has types and places, never values.`}
      footer={footer}
    >
      <DriftSections report={report} />
    </Dialog>
  )
}

function DriftSections({ report }: Pick<Props, 'report'>) {
  const sections = sectionsOf(report.groups)
  if (report.checked === 0 && sections.length === 0)
    return (
      <EmptyState
        title="Nothing to compare so far"
        description="The host has not answered a call yet."
      />
    )
  if (sections.length === 0)
    return (
      <EmptyState
        title="No difference so far"
        description="Use the app as usual; what differs is listed here."
        icon={CheckOutlined}
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box is focusable, so that it scrolls by keyboard
    <Stack gap={6} role="group" aria-label="Differences" tabIndex={0}>
      {sections.map(({ kind, title, groups }) => (
        <section key={kind} aria-labelledby={`drift-${kind}`}>
          <Text as="h3" id={`drift-${kind}`} below={3} size="m">
            {title} ({groups.length})
          </Text>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <DriftGroup
                key={[
                  group.operation,
                  group.status,
                  group.pointer,
                  group.keyword,
                  group.expected,
                  group.actual,
                ].join(' ')}
                {...group}
              />
            ))}
          </ul>
        </section>
      ))}
      {report.beyond > 0 && (
        <p>{report.beyond} more findings are not listed: the report is full.</p>
      )}
    </Stack>
  )
}

export function DriftPanel() {
  const { report, waiting } = useReport()
  const [open, setOpen] = useState(false)
  const faults = faultsOf(report).length
  return (
    <aside aria-label="Drift report" className={styles.corner}>
      <button
        type="button"
        className={styles.toggle}
        data-found={faults > 0}
        data-waiting={waiting}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Drift <span className={styles.count}>{faults}</span>
        <VisuallyHidden>{faults === 1 ? ' difference' : ' differences'}</VisuallyHidden>
      </button>
      <DriftDialog open={open} report={report} onClose={() => setOpen(false)} />
    </aside>
  )
}

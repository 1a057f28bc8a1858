import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { paths } from '#domain/paths.ts'
import { reloadWhenReachable } from '#lib/reload.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

interface NoticeProps {
  /** The browser has not answered yet. */
  waiting: boolean
  onLocate: () => void
  onChoosePlace: () => void
}

/** The shops are around the default centre, since the device's position is unknown. */
export function OriginNotice({ waiting, onLocate, onChoosePlace }: NoticeProps) {
  const text = `${waiting ? 'Still waiting for your location.' : 'We can’t see where you are.'} Showing shops in Pampanga.`
  return (
    <Stack fill="mango-soft" radius="l" gap={2} pad={4}>
      <p role="status">{text}</p>
      <Row align="stretch" wrap gap={2}>
        <Button
          variant="secondary"
          size="s"
          icon={EnvironmentOutlined}
          loading={waiting}
          onClick={onLocate}
        >
          Use my location
        </Button>
        <Button variant="secondary" size="s" onClick={onChoosePlace}>
          Choose a place
        </Button>
      </Row>
    </Stack>
  )
}

interface DeniedProps {
  open: boolean
  onClose: () => void
  onChoosePlace: () => void
}

/** MAP-04 ERR-86: what the user can do about it. */
export function LocationDenied({ open, onClose, onChoosePlace }: DeniedProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Location Permission Denied"
      description="To see the shops around you, allow this page to know your location in the settings of your browser, and reload it. You can also choose a place yourself."
      footer={
        <>
          <LinkButton to={paths.home()} variant="secondary">
            Back
          </LinkButton>
          <Button variant="secondary" onClick={() => void reloadWhenReachable()}>
            Reload Page
          </Button>
          <Button onClick={onChoosePlace}>Choose a place</Button>
        </>
      }
    />
  )
}

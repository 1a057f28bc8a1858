import CheckOutlined from '@ant-design/icons/CheckOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import type { ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ProductPicture } from '#components/ProductPicture.tsx'
import type { UploadView } from '#components/UploadStatus.tsx'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { type Draft, draftOf, type Drafts, DRIVER, mayRateDriver, unratedOf } from './ratings.ts'
import { StarInput } from './StarInput.tsx'
import { useRating } from './useRating.ts'
import styles from './RateDialog.module.css'

/** The server's limit, characters. */
const MAX_LENGTH = 2000

interface RateSubjectProps {
  name: string
  picture: ReactNode
  draft: Draft
  onChange: (draft: Draft) => void
  withFiles?: boolean
  upload?: UploadView
  sent: boolean
  disabled: boolean
}

function RateSubject({
  name,
  picture,
  draft,
  onChange,
  withFiles = false,
  upload,
  sent,
  disabled,
}: RateSubjectProps) {
  const { stars, text, files } = draft
  return (
    <Stack as="section" gap={4} shrink className={styles.subject} aria-label={name}>
      <Row gap={4}>
        {picture}
        <Stack gap={1} shrink>
          <p className={styles.name}>{name}</p>
          {sent ? (
            <Row as="p" gap={1} tone="green" weight={600}>
              <Icon icon={CheckOutlined} size={18} />
              Rated
            </Row>
          ) : (
            <StarInput
              label={`Rating of ${name}`}
              value={stars}
              disabled={disabled}
              onChange={(value) => onChange({ ...draft, stars: value })}
            />
          )}
        </Stack>
      </Row>
      {!sent && stars > 0 && (
        <>
          <TextArea
            label={
              <>
                {withFiles ? 'Your review' : 'Your feedback'}
                <VisuallyHidden> of {name}</VisuallyHidden>
              </>
            }
            optional
            maxLength={MAX_LENGTH}
            readOnly={disabled}
            value={text}
            onChange={(next) => onChange({ ...draft, text: next })}
          />
          {withFiles && (
            <MediaPicker
              files={files}
              of={name}
              upload={upload}
              disabled={disabled}
              onChange={(next) => onChange({ ...draft, files: next })}
            />
          )}
        </>
      )}
    </Stack>
  )
}

interface Props {
  order: Schemas['Order']
  /** Kept by the page: closing the dialog does not discard it. */
  drafts: Drafts
  onDrafts: (change: (drafts: Drafts) => Drafts) => void
  onClose: () => void
}

export function RateDialog({ order, drafts, onDrafts, onClose }: Props) {
  const { submit, uploadOf, sent, busy } = useRating(order)
  // `order` is that of the opening: a saved rating stays in the list, marked as rated.
  const products = unratedOf(order).map(({ product }) => product)
  const driverOnly = products.length === 0
  const driverStarred = draftOf(drafts, DRIVER).stars > 0
  const change = (key: string, draft: Draft) => onDrafts((all) => ({ ...all, [key]: draft }))
  const finish = () => {
    onDrafts(() => ({}))
    onClose()
  }
  return (
    <ActionDialog
      title={
        driverOnly ? 'Rate delivery' : products.length === 1 ? 'Rate product' : 'Rate products'
      }
      description={`From ${order.shop.shop_name}. Give stars first, then you can write a review${driverOnly ? '.' : ' and add pictures. Other buyers will see them with your first name.'}`}
      action="Submit rating"
      cancelLabel="Later"
      disabled={driverOnly && !driverStarred}
      busy={busy}
      onAction={() => submit(drafts, finish)}
      onClose={onClose}
    >
      <AntdProvider>
        <Stack gap={5}>
          {products.map(({ _id, product_name, display_picture }) => (
            <RateSubject
              key={_id}
              name={product_name}
              picture={<ProductPicture src={display_picture} className={styles.picture} />}
              draft={draftOf(drafts, _id)}
              onChange={(draft) => change(_id, draft)}
              withFiles
              upload={uploadOf(_id, draftOf(drafts, _id))}
              sent={sent.has(_id)}
              disabled={busy}
            />
          ))}
          {mayRateDriver(order) && (
            <RateSubject
              name="Delivery"
              picture={
                <Grid as="span" fixed center radius="m" tone="green" className={styles.driver}>
                  <Icon icon={TruckOutlined} size={28} />
                </Grid>
              }
              draft={draftOf(drafts, DRIVER)}
              onChange={(draft) => change(DRIVER, draft)}
              sent={sent.has(DRIVER)}
              disabled={busy}
            />
          )}
        </Stack>
      </AntdProvider>
    </ActionDialog>
  )
}

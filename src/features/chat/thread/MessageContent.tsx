import { fileUrl } from '#api/files.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { Clip } from '#components/Clip.tsx'
import mediaStyles from './MediaContent.module.css'
import styles from './Message.module.css'
import { PictureContent } from './PictureContent.tsx'
import { PlaceContent } from './PlaceContent.tsx'
import { TextContent } from './TextContent.tsx'

interface Props {
  message: ThreadMessage
  shopName: string
}

/** What a message says, by its type. */
export function MessageContent({ message: { type, content, sender }, shopName }: Props) {
  const by = sender === 'buyer' ? 'that you sent' : `from ${shopName}`
  switch (type) {
    case 'text':
      return <TextContent text={content} />
    case 'image':
      return <PictureContent src={fileUrl(content)} name={`Picture ${by}`} />
    case 'video':
      return <Clip className={mediaStyles.clip} src={fileUrl(content)} aria-label={`Video ${by}`} />
    case 'location':
      return <PlaceContent content={content} />
    default:
      // Later versions of the marketplace may have other types.
      return <p className={styles.unknown}>This message can’t be shown here.</p>
  }
}

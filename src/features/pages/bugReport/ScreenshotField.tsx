import { useId, useRef } from 'react'
import { type Control, useController } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import styles from './BugReportDialog.module.css'
import type { BugReport } from './bugReportText.ts'

/** Adds a picture's file name to the mail. The hint says that the user has to attach it, which a page can't do. */
export function ScreenshotField({ control }: { control: Control<BugReport> }) {
  const { field } = useController({ name: 'screenshot', control })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const choose = () => input.current?.click()
  return (
    <div className={styles.field} role="group" aria-labelledby={id} aria-describedby={`${id}hint`}>
      <p id={id} className={styles.label}>
        Screenshot <span className={styles.optional}>(optional)</span>
      </p>
      <p id={`${id}hint`} className={styles.hint}>
        A page can’t attach files to a mail. We name the picture in the report; please attach it in your mail app before you send.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Screenshot"
        onChange={(event) => {
          const [picture] = event.target.files ?? []
          // So that the same picture can be chosen again after it was removed.
          event.target.value = ''
          if (picture) field.onChange(picture.name)
        }}
      />
      <div className={styles.chosen}>
        <Button variant="secondary" size="s" onClick={choose} onBlur={field.onBlur}>
          {field.value ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        <span role="status" className={styles.fileName}>
          {field.value}
        </span>
        {field.value && (
          <Button variant="quiet" size="s" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}

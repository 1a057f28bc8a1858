import styles from './QrCode.module.css'
import { qrPath } from './qrPath.ts'

/** A QR code, drawn in the browser. `label` is its text alternative. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, edge } = qrPath(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} />
    </svg>
  )
}

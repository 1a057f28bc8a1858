import styles from './QrCode.module.css'
import { qrPath } from './qrPath.ts'

/** A QR code, made on the spot. `label` says where it leads to who can't see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, edge } = qrPath(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} />
    </svg>
  )
}

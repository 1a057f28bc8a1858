import { EAN13_QUIET, EAN13_WIDTH, ean13Path } from '#domain/ean13.ts'
import styles from './Barcode.module.css'

/** Heights in modules; less than in print, since it need not be found by a scanner. */
const HEIGHT = 36
const GUARD = 41
const box = `-${EAN13_QUIET.before} -4 ${EAN13_QUIET.before + EAN13_WIDTH + EAN13_QUIET.after} ${GUARD + 8}`

/** The product's EAN-13 code as a line of text; who asks for them sees the bars. An invalid code has none. */
export function Barcode({ code }: { code: string }) {
  const path = ean13Path(code, HEIGHT, GUARD)
  const text = (
    <>
      Barcode (EAN-13) <span className={styles.digits}>{code}</span>
    </>
  )
  if (!path) return <p className={styles.text}>{text}</p>
  return (
    <details className={styles.text}>
      <summary className={styles.summary}>{text}</summary>
      <svg className={styles.bars} viewBox={box} shapeRendering="crispEdges" role="img" aria-label={`Bars of ${code}`}>
        <path d={path} />
      </svg>
    </details>
  )
}

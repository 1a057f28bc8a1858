import { EAN13_QUIET, EAN13_WIDTH, ean13Path } from '#lib/ean13.ts'
import styles from './Barcode.module.css'

/** Heights in modules; less than in print, since it need not be found by a scanner. */
const HEIGHT = 36
const GUARD = 41
const box = `-${EAN13_QUIET.before} -4 ${EAN13_QUIET.before + EAN13_WIDTH + EAN13_QUIET.after} ${GUARD + 8}`

/** The product's EAN-13 code as bars, with its digits under them. An invalid code is shown as digits only. */
export function Barcode({ code }: { code: string }) {
  const path = ean13Path(code, HEIGHT, GUARD)
  return (
    <div className={styles.barcode}>
      {path && (
        <svg className={styles.bars} viewBox={box} shapeRendering="crispEdges" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
      <p className={styles.text}>
        Barcode (EAN-13) <span>{code}</span>
      </p>
    </div>
  )
}

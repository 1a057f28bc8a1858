import type { OrderLine, PaymentLine } from '../../transport/worldView.ts'
import type { OpenedWorld } from '../../worldFile/open.ts'
import type { RefusedWorld } from '../../worldFile/reasons.ts'

/** The rows of the marketplace that the page's buyer may want to see and change. */
export interface BuyerRows {
  /** Null for a visitor. */
  orders: OrderLine[] | null
  payments: PaymentLine[]
}

/** A world in a file that may be loaded. */
export type FileSummary = OpenedWorld['summary']

/** What the tab 'World' requests of the worker. */
export interface WorldApi {
  /** `token` is that of the page's buyer. */
  buyerRows(token: string | null): Promise<BuyerRows>
  /** The whole world as the text of a file. */
  downloadWorld(): Promise<string>
  /** Whether a file can be loaded; it is not. */
  checkWorld(file: string): Promise<FileSummary | RefusedWorld>
  /** Puts the world of a file in the place of the present one, in all pages, unless it is refused. */
  loadWorld(file: string): Promise<FileSummary | RefusedWorld>
}

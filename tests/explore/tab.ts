/** Pieces of a product, by its id. */
export interface Pieces {
  product: string
  pieces: number
}

/** A product of an order, of which the pieces may have been in the cart. */
export interface Confirmed extends Pieces {
  fromCart: boolean
}

/** What one tab remembers, and what a reload forgets. */
export interface Tab {
  /** In edit mode: products whose lines are ticked for deletion. */
  marked: Set<string>
  editing: boolean
  /** What was removed last and can be brought back; ticks have another meaning in edit mode. */
  removed: (Pieces & { wasTicked: boolean; wasEditing: boolean })[]
  /** The pieces in the cart of what one press has put there, and the ticks, both before that. */
  again: { before: Map<string, number>; ticked: string[] }
  /**
   * What was typed or chosen in forms and not sent, by their keys (`Model.formKey`) and by label. It
   * survives a reload.
   */
  typed: Map<string, Map<string, string>>
  /** The form that was opened last in a dialog; a reload may open it again. */
  form: OpenForm | null
}

/** A form in a dialog. */
export interface OpenForm {
  /** Title of the dialog. */
  title: string
  /** Which form it is, and the id of its record. */
  kind: string
  id: string
}

export const newTab = (): Tab => ({
  marked: new Set(),
  editing: false,
  removed: [],
  again: { before: new Map(), ticked: [] },
  typed: new Map(),
  form: null,
})

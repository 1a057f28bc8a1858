export interface Pieces {
  product: string
  pieces: number
}

/** The pieces may have been in the cart. */
export interface Confirmed extends Pieces {
  fromCart: boolean
}

/** A reload forgets most of it. */
export interface Tab {
  /** Ticked for deletion. */
  marked: Set<string>
  editing: boolean
  /** What Undo brings back; ticks have another meaning in edit mode. */
  removed: (Pieces & { wasTicked: boolean; wasEditing: boolean })[]
  /** Pieces and ticks before the latest order again. */
  again: { before: Map<string, number>; ticked: string[] }
  /** Unsent texts of forms by `Model.formKey` and label. A reload keeps them. */
  typed: Map<string, Map<string, string>>
  /** A reload may open it again. */
  form: OpenForm | null
}

export interface OpenForm {
  title: string
  /** With the id of its record. */
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

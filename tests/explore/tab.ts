import type { Own } from './own.ts'
import type { Screen } from './screen.ts'

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

export abstract class Typing {
  own!: Own
  tabs: Tab[] = [newTab()]
  tab: Tab = this.tabs[0] as Tab
  screen!: Screen

  /** In the open dialog, or the profile's. */
  get form(): OpenForm | null {
    const { dialogs, inputs, isCovered } = this.screen
    const { form } = this.tab
    if (form && dialogs.includes(form.title)) return form
    const isProfile = inputs['First name'] !== undefined && dialogs.length === 0 && !isCovered
    return isProfile ? { kind: 'profile', id: '', title: '' } : null
  }
  /** With the record's id if it is in a dialog. */
  get formKey(): string {
    const { address } = this.screen
    return this.form?.title ? `${address} ${this.form.kind} ${this.form.id}` : address
  }
  /** Below a dialog, too. */
  get typedHere(): Map<string, string> {
    const { typed } = this.tab
    return new Map(
      [this.screen.address, this.formKey].flatMap((key) => [...(typed.get(key) ?? [])]),
    )
  }
  types(label: string, value: string): void {
    const { typed } = this.tab
    typed.set(this.formKey, new Map(typed.get(this.formKey)).set(label, value))
  }
  /** In any tab: two changes of one field must be chosen from. */
  isTyped = (label: string): boolean =>
    this.tabs.some(({ typed }) => [...typed.values()].some((values) => values.has(label)))
  forget(key = this.formKey): void {
    this.tab.typed.delete(key)
  }
  /** What the form changes, by label. */
  get newest(): Record<string, string> {
    const { kind, id = '' } = this.form ?? {}
    const { profile, addresses, lists } = this.own
    if (kind === 'editAddress') return { ...profile, ...addresses.get(id) }
    return kind === 'renameList' ? { 'List name': lists.get(id)?.name ?? '' } : profile
  }
}

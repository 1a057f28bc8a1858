/** The router's action and entry key, and how the browser loaded the document. */
export interface Arrival {
  action: 'POP' | 'PUSH' | 'REPLACE'
  /** 'default' on the entry at which the document was opened from outside. */
  key: string
  loadedBy: string | undefined
}

/** Whether it was by Back or Forward: a second redirect would make going back impossible. */
export const hasReturned = ({ action, key, loadedBy }: Arrival): boolean =>
  action === 'POP' && (key !== 'default' || loadedBy === 'back_forward')

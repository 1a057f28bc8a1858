/** Keys with a name, as journeys press them. */
export type Key = 'Enter'

/** Size of a page, CSS pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * What a driver does in one tab: all else (finding, waiting, expecting) is the same for each
 * browser.
 */
export interface Tab {
  /** The same for as long as the tab is open. */
  readonly id: unknown
  /** Opens an address; resolves once its document is parsed. */
  open(address: string): Promise<void>
  /**
   * Runs the body of a function in the page; resolves with what it returns, which JSON can tell.
   */
  run<T>(body: string): Promise<T>
  /** Presses the primary button of the mouse, at a point of the viewport in CSS pixels. */
  press(x: number, y: number): Promise<void>
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  /** PNG of what the tab shows. */
  picture(): Promise<Uint8Array>
}

/** A browser with a profile of its own: no cookie, world or service worker of another session. */
export interface Session {
  newTab(): Promise<Tab>
  /** The open tabs and windows, also those that the page has opened. */
  tabs(): Promise<Tab[]>
  end(): Promise<void>
}

/** One browser on this machine. */
export interface Driver {
  readonly name: 'Firefox' | 'WebKit'
  /** Starts a session whose tabs have a size. */
  start(size: Size): Promise<Session>
}

import { storedText } from '../../hosts/browser/stored.ts'

/** The chosen tab of the console; the user, or another program, may have changed it. */
export const chosenTab = storedText('console', () => localStorage)
/** For this tab of the browser. */
const open = storedText('console')

/** Tells how the page was left. */
export const wasOpen = (): boolean => open.read() === 'open'

export const rememberOpen = (isOpen: boolean): void => open.write(isOpen ? 'open' : null)

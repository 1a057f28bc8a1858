import { Quiet } from '../controls.tsx'

/** The rows of the marketplace. */
export const WorldTab = () => <Quiet>Products and orders will be listed here.</Quiet>

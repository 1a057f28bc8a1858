import { Quiet } from '../controls.tsx'

/** The calls of the app and their replies. */
export const TrafficTab = () => <Quiet>Calls will be listed here.</Quiet>

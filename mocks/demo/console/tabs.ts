import type { ComponentType } from 'react'
import { HomeTab } from './home/HomeTab.tsx'
import { ShareTab } from './share/ShareTab.tsx'
import { TimeTab } from './time/TimeTab.tsx'
import { ToursTab } from './tours/ToursTab.tsx'
import { TrafficTab } from './traffic/TrafficTab.tsx'
import { FaultsTab } from './faults/FaultsTab.tsx'
import { WorldTab } from './world/WorldTab.tsx'

interface ConsoleTab {
  id: string
  label: string
  Tab: ComponentType
}

/** In the order in which they are shown. A tab is mounted only while it is the chosen one. */
export const tabs: readonly ConsoleTab[] = [
  { id: 'tours', label: 'Tours', Tab: ToursTab },
  { id: 'home', label: 'Home', Tab: HomeTab },
  { id: 'time', label: 'Time', Tab: TimeTab },
  { id: 'faults', label: 'Faults', Tab: FaultsTab },
  { id: 'traffic', label: 'Traffic', Tab: TrafficTab },
  { id: 'world', label: 'World', Tab: WorldTab },
  { id: 'share', label: 'Share', Tab: ShareTab },
]

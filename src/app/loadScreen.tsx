import type { ComponentType } from 'react'
import { fetchCode, lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/**
 * The code of a screen. Where it can't be loaded, a component that says so and loads it later: the router asks only once,
 * and would put a failure in place of the bars around the screen.
 */
export async function loadScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await fetchCode(load)
  } catch {
    return lazyPart(load, {
      loading: <ScreenLoading />,
      frame: (message) => (
        <Page title="This page could not be loaded" hideTitle narrow>
          {message}
        </Page>
      ),
    })
  }
}

import type { ComponentType } from 'react'
import { loadCode } from '../lib/release.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/**
 * Loads the code of a screen. On failure it returns a component that says so and loads it later: the router loads only once,
 * and would replace the bars around the screen by its error page. That component is shown under the address of the screen, so a reload
 * for a new release comes up there, and Back leads where it led.
 * @param kept as for `loadCode`
 */
export async function loadScreen(load: () => Promise<ComponentType>, kept = false): Promise<ComponentType> {
  try {
    return await loadCode(load, kept)
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

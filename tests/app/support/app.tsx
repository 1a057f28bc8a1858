import type { ExoticComponent, ReactNode } from 'react'
import '#app/app.css'
import { createRoutes } from '#app/routes.tsx'
import { openRoutes } from './openScreen.tsx'

/**
 * The whole app in the test's page, with its own marketplace.
 * @param path address to open; several make a history, of which the last is shown
 * @param sim scenario of the marketplace, as after `?sim=`
 * @param Mode StrictMode, to find what a second run of effects breaks
 * @returns among others `close`, for a test that opens it again
 */
export const openApp = (
  path: string | string[],
  sim = '',
  Mode?: ExoticComponent<{ children?: ReactNode }>,
) => openRoutes(createRoutes, { at: [path].flat(), sim, products: 120, Mode })

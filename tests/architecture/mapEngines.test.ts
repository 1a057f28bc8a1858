import type * as mapboxgl from 'mapbox-gl/esm'
import type * as maplibregl from 'maplibre-gl'
import { expectTypeOf, test } from 'vitest'
import type * as fakeMapbox from '../support/fakeMapbox/fakeMapbox.ts'
import type { Gl } from '../../src/ui/map/gl.ts'

/** Types only: mapbox-gl may not be run without an account. */
type Used<Module extends Gl> = Module

test('both engines have what the facade uses of them', () => {
  expectTypeOf<Used<typeof mapboxgl>>().not.toBeAny()
  expectTypeOf<Used<typeof maplibregl>>().not.toBeAny()
  expectTypeOf<Used<typeof fakeMapbox>>().not.toBeAny()
})

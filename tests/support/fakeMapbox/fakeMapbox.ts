/**
 * Stands in for mapbox-gl, which may not be run without an account: in the live build of the journeys, and in tests of what only
 * Mapbox does. It has the part of the engine that `src/ui/map/gl.ts` names.
 */
export { FakeMap as Map, setAccessToken } from './map.ts'
export {
  FakeFullscreen as FullscreenControl,
  FakeGeolocate as GeolocateControl,
  FakeMarker as Marker,
  FakeNavigation as NavigationControl,
  FakePopup as Popup,
} from './parts.ts'

import api from '../../openapi/generated/openapi.json?url'
import directions from '../../openapi/generated/directions.json?url'
import locations from '../../openapi/generated/locations.json?url'

interface Document {
  /** What the page calls it. */
  label: string
  /** Address of the OpenAPI document. */
  address: string
}

/** The documents of the page by their names in its address (`?document=`): the API is '', the others are the services that the app calls beside it. */
export const documents: Record<string, Document> = {
  '': { label: 'API', address: api },
  locations: { label: 'Places', address: locations },
  directions: { label: 'Directions', address: directions },
}

/** The name of the document that an address of the page asks for. */
export function documentIn(query: string): string {
  const name = new URLSearchParams(query).get('document') ?? ''
  return Object.hasOwn(documents, name) ? name : ''
}

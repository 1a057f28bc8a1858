import { useSignals } from '@preact/signals-react/runtime'

/** The value of a signal; the component rerenders when it changes. */
export function useValue<T>(source: { readonly value: T }): T {
  useSignals()
  return source.value
}

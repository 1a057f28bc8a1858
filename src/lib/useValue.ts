import { useSignals } from '@preact/signals-react/runtime'

export function useValue<T>(source: { readonly value: T }): T {
  useSignals()
  return source.value
}

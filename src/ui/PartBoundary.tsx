import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  /** Shows nothing instead of the part, where the part is only an addition. */
  silent?: boolean
  /** Shown where the part would be, instead of the usual message. */
  failure?: ReactNode
  /**
   * Called by Retry, to fetch what the part could not show. Without it, the part is only rendered
   * again.
   */
  onRetry?: () => void
  /** The part is rendered again when this value changes, as for other data or another address. */
  resetBy?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  resetBy: unknown
}

/**
 * A part of a screen that may fail alone: a message with Retry replaces it, and the rest of the
 * screen stays.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): State | null {
    return resetBy === state.resetBy ? null : { failed: false, resetBy }
  }

  readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const {
      silent = false,
      failure = <ErrorState message="This could not be shown." onRetry={this.retry} />,
    } = this.props
    return silent ? null : failure
  }
}

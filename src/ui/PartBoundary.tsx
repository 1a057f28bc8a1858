import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  /** Shows nothing instead of the part: it is only an addition. */
  silent?: boolean
  failure?: ReactNode
  /** Called by Retry, to fetch; without it the part is only rendered again. */
  onRetry?: () => void
  /** The part is rendered again with another value, such as data or an address. */
  resetBy?: unknown
  children: ReactNode
}

interface State {
  failed: boolean
  resetBy: unknown
}

/** A message with Retry replaces a part that fails; the rest of the screen stays. */
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

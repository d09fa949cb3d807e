import type { ReactNode } from 'react'
import { Component } from 'react'

type BoundaryProps = {
  /** Resets the boundary when changed. A React key would also discard the state of children that work. */
  resetKey: unknown
  failure: (retry: () => void) => ReactNode
  /** Called once `failure` is shown. */
  onFailure?: () => void
  children: ReactNode
}
type BoundaryState = { failed: boolean; resetKey: unknown }

/** Catches errors of its children and shows `failure` instead. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    const { failure, children } = this.props
    return this.state.failed ? failure(() => this.setState({ failed: false })) : children
  }
}

import type { ReactNode } from 'react'
import { Component } from 'react'

type BoundaryProps = {
  /** Another key gets a fresh start. Not a React key: that would throw away what still stands. */
  resetKey: unknown
  failure: (retry: () => void) => ReactNode
  children: ReactNode
}
type BoundaryState = { failed: boolean; resetKey: unknown }

/** Catches what its children throw, and shows `failure` instead of them. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    const { failure, children } = this.props
    return this.state.failed ? failure(() => this.setState({ failed: false })) : children
  }
}

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of children that could not be drawn; `again` draws them once more. */
  fallback(again: () => void): ReactNode;
  /** A new value gives the children another chance, for example the address after a navigation. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Keeps a bug in one part of the page from blanking the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type Props = { onFailure: () => void; children: ReactNode };

/** Around a component of a provider, whose throw must not replace the page: its place becomes empty. */
export class VendorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

type Props = { onFailure: () => void; children: ReactNode };

/** Wraps a provider's component. If it throws, only the component disappears, not the page. */
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

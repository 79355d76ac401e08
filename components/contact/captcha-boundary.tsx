import { Component, type ReactNode } from 'react';

interface CaptchaBoundaryProps {
  onFailed: (reason: string) => void;
  children: ReactNode;
}

/** Keeps a throw in Google's code, as with a wrong site key, from taking the page with it. */
export class CaptchaBoundary extends Component<CaptchaBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error instanceof Error ? error.message : String(error));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

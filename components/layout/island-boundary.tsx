'use client';

import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  /** What stands in its place once it failed. */
  fallback: ReactNode;
  onFailed?: (reason: string) => void;
  children: ReactNode;
}

/** Keeps what fails in a part from taking the rest with it. A client component because React has error boundaries there alone. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error instanceof Error ? error.message : String(error));
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

'use client';

import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  /** What stands in the island's place once it failed: its static markup, or nothing. */
  fallback: ReactNode;
  onFailed?: (reason: string) => void;
  children: ReactNode;
}

/** Keeps what fails in one island from taking the page with it. A client component because React has error boundaries there alone. */
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

import { errorId } from '@my-air/feature-kit/views';
import { Component, type ReactNode } from 'react';

import { showStartFailure } from './StartFailure.ts';

export interface FrameBoundaryProps {
  /** The frame with its screen; nothing of it is left once it broke. */
  children: ReactNode;
}

/** Catches what even a route's own boundary did not: the page of last resort, which needs nothing of ours, then takes over. */
export class FrameBoundary extends Component<FrameBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    showStartFailure(error, errorId(error));
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

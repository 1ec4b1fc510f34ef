import { Component, type ReactNode } from 'react';

export interface ModalBoundaryProps {
  /** Called when the modal broke; it then counts as left. */
  onBreak: (error: unknown) => void;
  /** The modal. */
  children: ReactNode;
}

/** Keeps a modal that breaks from taking the screen with it. */
export class ModalBoundary extends Component<ModalBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBreak(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

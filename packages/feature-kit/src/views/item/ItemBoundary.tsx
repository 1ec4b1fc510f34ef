import { Component, type ElementType, type ReactNode } from 'react';

import { LostItem } from './LostItem.tsx';

export interface ItemBoundaryProps {
  /** The data that the item is drawn from; when it changes, the item is drawn anew. */
  of: unknown;
  /** The element that replaces an item with an element of its own. @default 'div' */
  as?: ElementType | undefined;
  /** The item. */
  children: ReactNode;
}

interface ItemBoundaryState {
  of: unknown;
  isBroken: boolean;
}

/** Keeps one item of a list that cannot be drawn from taking the others with it, and says so in its place. */
export class ItemBoundary extends Component<ItemBoundaryProps, ItemBoundaryState> {
  override state: ItemBoundaryState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: ItemBoundaryProps, state: ItemBoundaryState) {
    return of === state.of ? null : { of, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? <LostItem as={this.props.as} /> : this.props.children;
  }
}

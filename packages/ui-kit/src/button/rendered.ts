import type { ReactElement } from 'react';

/** An element that lends its type and its properties to a component of the kit, such as a router's link. */
export type Rendered = ReactElement<Record<string, unknown>>;

/** The properties that make a styled element render itself as the given element. */
export function rendered({ type, props }: Rendered): object {
  return { ...props, as: type };
}

import { createElement, type ComponentPropsWithRef, type JSX, type ReactElement } from 'react';

// The roles are explicit, because the cards of a narrow table are blocks, which have no implied roles. There
// are no styles: those of a whole table are in one sheet, so that a row computes none.
export const Head = part('thead', { role: 'rowgroup' });
export const Body = part('tbody', { role: 'rowgroup' });
export const Foot = part('tfoot', { role: 'rowgroup' });
export const Line = part('tr', { role: 'row' });
export const ColumnName = part('th', { role: 'columnheader', scope: 'col' });
export const RowName = part('th', { role: 'rowheader', scope: 'row' });
export const Cell = part('td', { role: 'cell' });

type Part = 'thead' | 'tbody' | 'tfoot' | 'tr' | 'th' | 'td';
type PartProps<Tag extends Part> = ComponentPropsWithRef<Tag> & Readonly<Record<`data-${string}`, unknown>>;

function part<Tag extends Part>(tag: Tag, attributes: JSX.IntrinsicElements[Tag]) {
  return (props: PartProps<Tag>): ReactElement => createElement(tag, { ...attributes, ...props });
}

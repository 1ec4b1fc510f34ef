/// <reference types="vite/client" />
import { createElement, type ComponentType, type ReactElement } from 'react';

import { TileName } from './layout/Tile.tsx';
import { describeConformance } from './testing/describeConformance.tsx';

type Args = Record<string, unknown>;
interface Stories {
  default: { component: ComponentType<Args>; args?: Args };
  [name: string]: { args?: Args };
}

/** The arguments that a component needs beside its story's: a name of its own, to be open, or the class that it has not. */
const needed: Readonly<Record<string, Args>> = {
  ContactMark: { className: 'own given' },
  Illustration: { className: 'own given' },
  Menu: { isOpenAtFirst: true },
  MultiSelect: { 'aria-label': 'Languages' },
  NumberInput: { 'aria-label': 'Bid' },
  PlatformMark: { className: 'own given' },
  Popover: { isOpen: true },
};
/** Components that belong in another element. */
const around: Readonly<Record<string, (element: ReactElement) => ReactElement>> = {
  Tile: (tile) => <ul>{tile}</ul>,
};

/** The components by their stories, but those whose own tests begin with the same. */
const stories = import.meta.glob<Stories>(
  ['./**/*.stories.tsx', '!./**/{CommandPalette,ToastRegion,sanitizeHtml}.stories.tsx'],
  { eager: true },
);

for (const [file, { default: meta, Default }] of Object.entries(stories)) {
  const name = /(\w+)\.stories/.exec(file)![1]!;
  describeConformance(name, (props) => {
    const element = createElement(meta.component, {
      ...meta.args,
      ...Default?.args,
      ...props,
      ...needed[name],
    });
    return around[name]?.(element) ?? element;
  });
}

describeConformance('TileName', (props) => (
  <TileName {...props} level={2}>
    Mountain workshop
  </TileName>
));

import type { ReactNode } from 'react';

/** One entry of the palette: a place to go to, or an action. */
export interface Command {
  /** The id of the command, unique within the palette. */
  id: string;
  title: string;
  /** A second line with more about the command. */
  description?: string | undefined;
  /** The icon before the title. */
  icon?: ReactNode | undefined;
  /** Other words that find the command. */
  keywords?: readonly string[] | undefined;
  /** The address that the command leads to; such a command can be opened in another tab too. */
  href?: string | undefined;
  /** The action of a command without an address. */
  run?: (() => void) | undefined;
}

/** Commands of one kind, under a heading. */
export interface CommandGroup {
  id: string;
  /** The heading of the group. */
  label: string;
  commands: readonly Command[];
  /** Whether the commands are loaded, are loading, or failed to load. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called to load the commands again after a failure; without it there is no button for that. */
  onRetry?: (() => void) | undefined;
  /** Whether the group is shown always, only before typing, or only while typing. @default 'always' */
  appears?: 'always' | 'before-typing' | 'while-typing' | undefined;
  /** Whether the source has searched already, so that all its commands are shown. @default false */
  isSearched?: boolean | undefined;
}

/** The texts of a palette. */
export interface CommandPaletteLabels {
  /** The name of the palette. */
  title: string;
  /** The placeholder of the search field. */
  placeholder: string;
  /** The label of the close button, also shown beside the Escape key. */
  close: string;
  /** The number of commands found, for screen readers. */
  found: (count: number) => string;
  /** The text shown when nothing matches the typed text. */
  empty: (typed: string) => string;
  /** The text shown while a group is loading. */
  loading: (group: string) => string;
  /** The text shown when a group failed to load. */
  failed: (group: string) => string;
  /** The label of the button that loads a group again. */
  retry: string;
  /** The action of the arrow keys. */
  move: string;
  /** The action of the Enter key. */
  choose: string;
}

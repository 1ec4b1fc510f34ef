import type { ReactNode } from 'react';

/** One thing that the palette finds: a place to go to, or something to do. */
export interface Command {
  /** Different from every other of the palette. */
  id: string;
  title: string;
  /** One line more about it. */
  description?: string | undefined;
  /** A picture before its title. */
  icon?: ReactNode | undefined;
  /** Other words that find it. */
  keywords?: readonly string[] | undefined;
  /** Where it leads: it can then be opened in another tab too. */
  href?: string | undefined;
  /** What it does when it leads nowhere. */
  run?: (() => void) | undefined;
}

/** Things of one kind, under a name of their own. */
export interface CommandGroup {
  id: string;
  /** What they are. */
  label: string;
  commands: readonly Command[];
  /** Whether they are here, on their way, or did not come. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called to ask for them again when they did not come. */
  onRetry?: (() => void) | undefined;
  /** When they are shown. @default 'always' */
  appears?: 'always' | 'before-typing' | 'while-typing' | undefined;
  /** Whether the source has searched already, so that its answer is shown as it is. @default false */
  isSearched?: boolean | undefined;
}

/** The words of a palette. */
export interface CommandPaletteLabels {
  /** Its name. */
  title: string;
  /** What may be typed. */
  placeholder: string;
  /** What its cross says. */
  close: string;
  /** How many things are found, for screen readers. */
  found: (count: number) => string;
  /** What it says when nothing is found for what was typed. */
  empty: (typed: string) => string;
  /** What it says while a group is on its way. */
  loading: (group: string) => string;
  /** What it says when a group did not come. */
  failed: (group: string) => string;
  /** The button that asks for a group again. */
  retry: string;
  /** What the arrow keys do. */
  move: string;
  /** What the Enter key does. */
  choose: string;
}

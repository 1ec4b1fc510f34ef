import type { Ref } from 'react';

import type { Mentionable } from './mentions.ts';

/** The selection in a field, as offsets in the typed text. */
export interface TypedSelection {
  start: number;
  end: number;
}

/** The actions of the field for a message, plain or rich. */
export interface FieldHandle {
  focus: () => void;
  /** The current text, as it would be sent; the rendered one may be a moment behind. */
  read: () => string;
  /** Inserts text at the caret. */
  insert: (text: string) => void;
  /** Replaces the typed beginning of a mention, the @ included, with the mention. */
  mention: (person: Mentionable, typedLength: number) => void;
}

/** The props of both fields. */
export interface FieldProps {
  /** The text of the field, as it is sent. */
  markdown: string;
  /** Called with the new markdown after each change. */
  onChange: (markdown: string) => void;
  /** The participants who become a mention when their name is typed after an @. */
  people: readonly Mentionable[];
  /** The accessible name of the field. */
  label: string;
  /** The text shown while the field is empty. */
  placeholder: string;
  /** The id of the hint or error that describes the field. */
  describedBy: string;
  /** Whether the text was refused, for assistive technology. */
  isInvalid: boolean;
  /** The ids of the list of participants during a mention, and of the option that Enter chooses. */
  offer: { list: string; option: string } | undefined;
  /** Called with the text before the caret in its line; with undefined while text is selected. */
  onCaret: (before: string | undefined) => void;
  /** Called before the field handles a key. Returns whether the key has been handled. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called with pasted files. */
  onFiles: (files: readonly File[]) => void;
  /** Receives the actions of the field. */
  handle: Ref<FieldHandle>;
}

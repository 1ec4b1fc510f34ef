import type { Ref } from 'react';

import type { Mentionable } from './mentions.ts';

/** What is marked in a field, as places in the text that is typed there. */
export interface TypedSelection {
  start: number;
  end: number;
}

/** What can be asked of the field in which a message is written, be it plain or rich. */
export interface FieldHandle {
  focus: () => void;
  /** Its text now, as it would be sent; the screen may be a moment behind. */
  read: () => string;
  /** Writes at the caret. */
  insert: (text: string) => void;
  /** Writes a mention in place of what was typed of it, the @ included. */
  mention: (person: Mentionable, typedLength: number) => void;
}

/** What both fields are given. */
export interface FieldProps {
  /** Its text, as it is sent. */
  markdown: string;
  onChange: (markdown: string) => void;
  /** Those who become a mention when their name is typed after an @. */
  people: readonly Mentionable[];
  label: string;
  placeholder: string;
  /** The id of what explains it. */
  describedBy: string;
  isInvalid: boolean;
  /** The list that is offered while somebody is mentioned, and the line in it that Enter takes. */
  offer: { list: string; option: string } | undefined;
  /** Called with the text before the caret in its line; with nothing while text is selected. */
  onCaret: (before: string | undefined) => void;
  /** Called before the field sees a key. Answers whether the key is done with. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called with files that were pasted. */
  onFiles: (files: readonly File[]) => void;
  handle: Ref<FieldHandle>;
}

import { useUser } from '@my-air/feature-kit';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { SnippetMenu } from './SnippetMenu.tsx';
import { snippetsAtom } from './snippets.ts';
import { SnippetsDialog } from './SnippetsDialog.tsx';

export interface SnippetsOptions {
  /** The text of the field, in markdown. */
  markdown: string;
  onMarkdownChange: (markdown: string) => void;
  /** Whether a sent message is being edited: nothing is offered then. */
  isEditing: boolean;
  /** The texts that the user sent last. */
  recent: readonly string[];
}

/** Offers saved and sent texts after a "/" in the empty field of the composer. */
export function useSnippets(
  { markdown, onMarkdownChange, isEditing, recent }: SnippetsOptions,
  focus: () => void,
  insert: (text: string) => void,
) {
  const saved = useAtomValue(snippetsAtom(useUser()?.id));
  const field = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<'menu' | 'dialog'>();

  return {
    /** Opens the menu where the first sign in the field is a "/". */
    note(next: string) {
      if (next !== '/' || markdown !== '' || isEditing || saved.length + recent.length === 0) return;
      field.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setShown('menu');
    },
    menu: (
      <>
        <SnippetMenu
          isOpen={shown === 'menu'}
          anchor={field}
          saved={saved}
          recent={recent}
          onClose={() => setShown((now) => (now === 'menu' ? undefined : now))}
          onChoose={(text) => {
            onMarkdownChange(text);
            focus();
          }}
          onType={(letter) => {
            setShown(undefined);
            focus();
            insert(letter);
          }}
          onManage={() => {
            onMarkdownChange('');
            setShown('dialog');
          }}
        />
        <SnippetsDialog isOpen={shown === 'dialog'} onClose={() => setShown(undefined)} />
      </>
    ),
  };
}

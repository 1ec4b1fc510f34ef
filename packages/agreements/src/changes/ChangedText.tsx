import { Trans } from '@lingui/react/macro';
import { TextChanges, type TextChange } from '@my-air/feature-kit/views';
import { parseHtml } from '@my-air/ui-kit';
import { diffWords } from 'diff';
import { useMemo } from 'react';

export interface ChangedTextProps {
  /** The text that the partner accepted, as HTML. */
  before: string;
  /** The new text, as HTML. */
  after: string;
}

/** The changes of a new version in its words. */
export function ChangedText({ before, after }: ChangedTextProps) {
  const changes = useMemo(() => textChanges(plainText(before), plainText(after)), [before, after]);

  if (changes.every(({ kind }) => kind === 'same')) {
    return (
      <p>
        <Trans>The words are the same; only the layout changed.</Trans>
      </p>
    );
  }
  return <TextChanges changes={changes} />;
}

/** The words of an HTML text, a line for each block. Nothing of it becomes part of the page. */
function plainText(html: string): string {
  const root = parseHtml(html);
  for (const block of root.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, tr, br, div')) block.append('\n');
  return root.textContent
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** The changes between two texts, word by word. */
function textChanges(before: string, after: string): readonly TextChange[] {
  return diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

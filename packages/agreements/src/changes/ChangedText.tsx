import { Trans, useLingui } from '@lingui/react/macro';
import { Prose, VisuallyHidden, parseHtml } from '@my-air/ui-kit';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';

export interface ChangedTextProps {
  /** The text that the partner accepted, as HTML. */
  before: string;
  /** The new text, as HTML. */
  after: string;
}

/**
 * The changes of a new version: removed words struck out, added ones underlined, both named for screen
 * readers.
 */
export function ChangedText({ before, after }: ChangedTextProps) {
  const { t } = useLingui();
  const changes = useMemo(() => textChanges(plainText(before), plainText(after)), [before, after]);

  if (changes.every(({ kind }) => kind === 'same')) {
    return (
      <p>
        <Trans>The words are the same; only the layout changed.</Trans>
      </p>
    );
  }
  return (
    <Changes dir="auto">
      {changes.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <VisuallyHidden>{kind === 'added' ? t`Added: ` : t`Removed: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{t` End of change. `}</VisuallyHidden>
          </Mark>
        );
      })}
    </Changes>
  );
}

const Changes = styled(Prose)`
  white-space: pre-line;
`;

/** The words of an HTML text, a line for each block. Nothing of it becomes part of the page. */
function plainText(html: string): string {
  const root = parseHtml(html);
  for (const block of root.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, tr, br, div')) block.append('\n');
  return root.textContent
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** A stretch of text, and whether the new version added or removed it. */
interface TextChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The changes between two texts, word by word. */
function textChanges(before: string, after: string): readonly TextChange[] {
  return diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

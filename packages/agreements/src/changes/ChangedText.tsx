import { Trans, useLingui } from '@lingui/react/macro';
import { Prose, VisuallyHidden } from '@my-air/ui-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { plainText } from './plainText.ts';
import { textChanges } from './textChanges.ts';

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

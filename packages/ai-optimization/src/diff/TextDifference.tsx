import { useLingui } from '@lingui/react/macro';
import { Prose, VisuallyHidden } from '@my-air/ui-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { differenceParts } from './differenceParts.ts';

export interface TextDifferenceProps {
  /** The present text; plain, with line breaks. */
  before: string;
  /** The text that would replace it. */
  after: string;
  /** Which of the two is shown. */
  side: 'before' | 'after';
}

/**
 * One of two plain texts, with what the other does not have: struck out where it goes, underlined where it is new, both
 * named for screen readers.
 */
export function TextDifference({ before, after, side }: TextDifferenceProps) {
  const { t } = useLingui();
  const other = side === 'before' ? 'added' : 'removed';
  const parts = useMemo(
    () => differenceParts(before, after).filter(({ kind }) => kind !== other),
    [before, after, other],
  );

  return (
    <Lines dir="auto">
      {parts.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        if (kind === 'gap') {
          return (
            <span key={key}>
              <span aria-hidden> … </span>
              <VisuallyHidden>{t`Unchanged text left out.`}</VisuallyHidden>
            </span>
          );
        }
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <VisuallyHidden>{kind === 'added' ? t`Added: ` : t`Removed: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{t` End of change. `}</VisuallyHidden>
          </Mark>
        );
      })}
    </Lines>
  );
}

const Lines = styled(Prose)`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

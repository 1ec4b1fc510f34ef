import { useLingui } from '@lingui/react/macro';
import { Prose, VisuallyHidden } from '@my-air/ui-kit';
import { styled } from 'styled-components';

/** A stretch of a text: the same in both versions, only in one of them, or `gap`: the same and left out. */
export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

export interface TextChangesProps {
  /** The stretches in their order, with line breaks. */
  changes: readonly TextChange[];
}

/** A text with its changes: removed words struck out, added ones underlined, both named for screen readers. */
export function TextChanges({ changes }: TextChangesProps) {
  const { t } = useLingui();
  return (
    <Lines dir="auto">
      {changes.map(({ kind, text }, place) => {
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

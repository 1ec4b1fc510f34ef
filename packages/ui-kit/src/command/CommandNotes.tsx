import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Spinning } from '../feedback/Spinning.tsx';
import type { CommandGroup, CommandPaletteLabels } from './Command.ts';

export interface CommandNotesProps {
  /** The groups of the palette, whatever was found in them. */
  groups: readonly CommandGroup[];
  /** The text in the search field. */
  typed: string;
  /** Whether no command was found. */
  isEmpty: boolean;
  /** The texts of the notes. */
  labels: Pick<CommandPaletteLabels, 'empty' | 'loading' | 'failed' | 'retry'>;
}

/** The notes below the list: that nothing is found, and which groups are loading or failed to load. */
export function CommandNotes({ groups, typed, isEmpty, labels }: CommandNotesProps) {
  const loading = groups.filter(({ state }) => state === 'loading');
  const failed = groups.filter(({ state }) => state === 'failed');

  return (
    <>
      {isEmpty && loading.length === 0 && <Nothing>{labels.empty(typed)}</Nothing>}
      {loading.map(({ id, label }) => (
        <Note key={id}>
          <Spinning aria-hidden />
          {labels.loading(label)}
        </Note>
      ))}
      {failed.map(({ id, label, onRetry }) => (
        <Note key={id}>
          {labels.failed(label)}
          {onRetry && (
            <Button size="s" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </Note>
      ))}
    </>
  );
}

const Nothing = styled.p`
  margin: 0;
  padding: var(--space-10) var(--space-5);
  color: var(--color-muted);
  text-align: center;
  overflow-wrap: anywhere;
`;

const Note = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-5) var(--space-3);
  color: var(--color-muted);
  font-size: var(--font-size-14);
`;

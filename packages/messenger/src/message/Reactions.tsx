import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { styled } from 'styled-components';

import type { Reaction } from '../contract.ts';

export interface ReactionsProps {
  /** The reactions to the message, one for each emoji. */
  reactions: readonly Reaction[];
  /** Whether the Tab key reaches them. */
  isReachable: boolean;
  /** Called with the emoji to add or take back. */
  onToggle: (emoji: string) => void;
}

/** The reactions to a message: each emoji with the number and the names of the users who chose it. */
export function Reactions({ reactions, isReachable, onToggle }: ReactionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  // Without its emoji, a reaction can be neither shown nor taken back.
  const shown = reactions.filter(({ emoji }) => emoji);

  return (
    <Line>
      {shown.map(({ emoji, me, users }) => {
        const people = users ?? [];
        const count = Math.max(1, people.length);
        const names = format.list(people.flatMap(({ name }) => name || []));
        const who = me ? t`you reacted` : t`${plural(count, { one: '# person', other: '# people' })}`;
        return (
          <Toggle
            key={emoji}
            type="button"
            aria-pressed={me ?? false}
            aria-label={t`${emoji} ${count}, ${who}`}
            title={names || undefined}
            tabIndex={isReachable ? 0 : -1}
            onClick={() => onToggle(emoji)}
          >
            {emoji} {count}
          </Toggle>
        );
      })}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

const Toggle = styled.button`
  min-width: 2.5rem;
  min-height: 1.625rem;
  padding: 0 0.5rem;
  color: var(--color-text);
  font: inherit;
  font-size: var(--font-size-12);
  font-variant-numeric: tabular-nums;
  background: var(--color-raised);
  border: 1px solid var(--color-outline);
  border-radius: 99px;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
  }
  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2rem;
  }
`;

import { Plural, useLingui } from '@lingui/react/macro';
import { Row, StatTile } from '@my-air/ui-kit';

import type { FullGame } from '../contract.ts';

export interface GameFactsProps {
  /** The game; figures that the server leaves out are not drawn. */
  game: FullGame;
}

/** The number of players, and the length of a round; an unknown figure is left out. */
export function GameFacts({ game: { players, session_minutes: minutes } }: GameFactsProps) {
  const { t } = useLingui();
  if (typeof players !== 'number' && typeof minutes !== 'number') return null;

  return (
    <Row gap={8} align="start" wrap>
      {typeof players === 'number' && (
        <StatTile label={t`Players`} value={players === 1 ? players : t`Up to ${players}`} />
      )}
      {typeof minutes === 'number' && (
        <StatTile label={t`One round`} value={<Plural value={minutes} one="# minute" other="# minutes" />} />
      )}
    </Row>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { AndMore, ItemBoundary } from '@my-air/feature-kit/views';
import { useFormat, useWireLocale } from '@my-air/i18n';
import { Card, EmptyState, TextLink, useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { gamesQuery } from '../games/games.api.ts';
import { opening } from '../games/opening.ts';
import { GameLine } from './GameLine.tsx';

/** The number of games on the card. */
const shownCount = 3;

/** Games that can be played now, on home. */
export function GamesCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const now = useNow();
  const { timeZone } = useFormat();
  const { data } = useSuspenseQuery(gamesQuery(api, useWireLocale()));
  const open = data.games.filter((game) => !opening(game, now, timeZone));
  const games = open.slice(0, shownCount);

  return (
    <Card
      title={<Trans>Games</Trans>}
      actions={
        <TextLink render={<Link to="/games" />}>
          <Trans>All games</Trans>
        </TextLink>
      }
    >
      {games.length === 0 ? (
        <EmptyState title={<Trans>No games yet</Trans>} />
      ) : (
        <Lines aria-label={t`Games`}>
          {games.map((game) => (
            <ItemBoundary key={game.id} of={game} as="li">
              <GameLine game={game} />
            </ItemBoundary>
          ))}
        </Lines>
      )}
      <AndMore count={open.length - games.length} render={<Link to="/games" />} />
    </Card>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

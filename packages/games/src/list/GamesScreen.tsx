import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { findByText, useLocale, useWireLocale } from '@my-air/i18n';
import { ItemBoundary, useAddressText } from '@my-air/feature-kit/views';
import { Button, EmptyState, Page, SearchInput, VisuallyHidden } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { Game } from '../contract.ts';
import { gamesQuery } from '../games/games.api.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { GameTile } from './GameTile.tsx';

export interface GamesScreenProps {
  /** The category that the list is limited to; undefined for all games. */
  category: string | undefined;
}

/** All games, with a search and their categories. */
export function GamesScreen({ category }: GamesScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data } = useSuspenseQuery(gamesQuery(api, useWireLocale()));
  const [typed, setTyped] = useAddressText('q');
  const locale = useLocale();
  const listed = data.games.filter((game) => category === undefined || game.category === category);
  const found = findByText(listed, textOf, typed, locale);
  const count = found.length;

  if (data.games.length === 0) {
    return (
      <Page title={t`Games`}>
        <EmptyState
          illustration="start"
          title={<Trans>No games yet</Trans>}
          text={<Trans>New games appear here as soon as they can be played.</Trans>}
        />
      </Page>
    );
  }

  return (
    <Page title={t`Games`} lead={t`Short games for a break, and for streams with your viewers.`}>
      <Search
        aria-label={t`Search games`}
        placeholder={t`Search games`}
        clearLabel={t`Clear search`}
        value={typed}
        onValueChange={setTyped}
      />
      <CategoryTabs categories={data.categories ?? []} query={typed} />
      <VisuallyHidden as="output">
        <Plural value={count} one="# game found" other="# games found" />
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title={<Trans>No games found</Trans>}
          text={<Trans>Try another word or another category.</Trans>}
          action={
            <Button render={<Link to="/games" />}>
              <Trans>Show all games</Trans>
            </Button>
          }
        />
      ) : (
        <Tiles>
          {found.map((game) => (
            <ItemBoundary key={game.id} of={game} as="li">
              <GameTile game={game} categories={data.categories ?? []} />
            </ItemBoundary>
          ))}
        </Tiles>
      )}
    </Page>
  );
}

const Search = styled(SearchInput)`
  max-width: 28rem;
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The text that a game is found by. */
const textOf = ({ name, description }: Game) => `${name} ${description ?? ''}`;

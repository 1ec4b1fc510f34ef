import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Card, Heading, Row, Tag, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { Game, GameCategory } from '../contract.ts';
import { opening } from '../games/opening.ts';
import { useNow } from '../games/useNow.ts';

export interface GameTileProps {
  game: Game;
  categories: readonly GameCategory[];
}

/** A game in the list; the whole tile can be pressed. */
export function GameTile({ game, categories }: GameTileProps) {
  const format = useFormat();
  const opens = opening(game, useNow());
  const date = opens ? format.date(opens) : '';
  const category = categories.find(({ id }) => id === game.category)?.name;

  return (
    <Tile forwardedAs="li">
      <Cover>{game.image && <img src={game.image} alt="" width={640} height={360} loading="lazy" />}</Cover>
      <Words>
        <Row gap={2} wrap>
          {category && (
            <Text as="span" size={14} weight="medium" tone="accent">
              {category}
            </Text>
          )}
          {opens && (
            <Tag tone="accent">
              <Trans>From {date}</Trans>
            </Tag>
          )}
        </Row>
        <Name level={2} size={16}>
          <Link to="/games/$id" params={{ id: String(game.id) }}>
            {game.name}
          </Link>
        </Name>
        {game.description && (
          <Text size={14} tone="muted">
            {game.description}
          </Text>
        )}
      </Words>
    </Tile>
  );
}

const Tile = styled(Card)`
  position: relative;
  gap: 0;
  padding: 0;
  overflow: clip;
  transition: border-color var(--motion-fast);

  &:hover {
    border-color: var(--color-line-strong);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/* Keeps its place while the picture is loading. */
const Cover = styled.div`
  aspect-ratio: 16 / 9;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-card);
  overflow-wrap: anywhere;
`;

const Name = styled(Heading)`
  > a {
    color: inherit;
    text-decoration: none;
  }
  > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  > a:focus-visible {
    outline: none;
  }
`;

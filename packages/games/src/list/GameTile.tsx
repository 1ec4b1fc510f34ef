import { Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Row, Tag, Text, Tile, TileName, useNow } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { Game, GameCategory } from '../contract.ts';
import { opening } from '../games/opening.ts';

export interface GameTileProps {
  /** The game on the tile; one that opens later has the date of its opening. */
  game: Game;
  /** The categories, for the name of the game's own; an unknown one is left out. */
  categories: readonly GameCategory[];
}

/** A game in the list; the whole tile can be pressed. */
export function GameTile({ game, categories }: GameTileProps) {
  const format = useFormat();
  const opens = opening(game, useNow(), format.timeZone);
  const date = opens ? format.shortDate(opens) : '';
  const category = categories.find(({ id }) => id === game.category)?.name;

  return (
    <Tile picture={game.image && <img src={game.image} alt="" width={640} height={360} loading="lazy" />}>
      <Row gap={2} wrap>
        {category && (
          <Text as="span" size={14} weight="medium" tone="accent">
            {category}
          </Text>
        )}
        {opens && (
          <Tag tone="accent" title={format.date(opens)}>
            <Trans>From {date}</Trans>
          </Tag>
        )}
      </Row>
      <TileName level={2} size={16}>
        <Link to="/games/$id" params={{ id: String(game.id) }}>
          {game.name}
        </Link>
      </TileName>
      {game.description && (
        <Text size={14} tone="muted">
          {game.description}
        </Text>
      )}
    </Tile>
  );
}

import { Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { Game } from '../contract.ts';

export interface GameLineProps {
  /** The game in the line, which links to its page. */
  game: Game;
}

/** A game in a few words, with its picture. */
export function GameLine({ game: { id, name, description, image } }: GameLineProps) {
  return (
    <Line>
      <Picture>{image && <img src={image} alt="" width={96} height={54} loading="lazy" />}</Picture>
      <Words>
        <Text weight="medium">
          <TextLink isQuiet render={<Link to="/games/$id" params={{ id: String(id) }} />}>
            {name}
          </TextLink>
        </Text>
        {description && (
          <Text size={14} tone="muted">
            {description}
          </Text>
        )}
      </Words>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
`;

const Picture = styled.div`
  flex: none;
  width: 6rem;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--radius-control);

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Heading } from '../text/Heading.tsx';
import { media } from '../tokens/breakpoints.ts';
import { Card } from './Card.tsx';

export interface TileProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A decorative image, whose `alt` is empty; without it there are only the words. */
  picture?: ReactNode | undefined;
  /**
   * The aspect ratio of the picture, as CSS writes it; its place is kept while it loads.
   * @default '16 / 9'
   */
  ratio?: string | undefined;
  /**
   * Whether the tile takes a whole line of the grid, with the picture beside the text, where there is room.
   * @default false
   */
  isWide?: boolean | undefined;
}

/**
 * An item of a list, a picture with a few words, that leads to a screen of its own: a game, a piece of news.
 * Its TileName holds the one link.
 */
export function Tile({ picture, ratio = '16 / 9', isWide = false, children, ...rest }: TileProps) {
  return (
    <Frame {...rest} forwardedAs="li" data-wide={isWide || undefined}>
      {picture && <Picture style={{ aspectRatio: ratio }}>{picture}</Picture>}
      <Words>{children}</Words>
    </Frame>
  );
}

/** The name of a tile. Its link can be pressed anywhere on the tile; screen readers read only the name. */
export const TileName = styled(Heading)`
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

const Picture = styled.div`
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Frame = styled(Card)`
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

  ${media.up('sm')} {
    &[data-wide] {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    &[data-wide] > ${Picture} {
      flex: 0 0 54%;
      /* Beside long words it is as high as they are: its proportions would make it as wide. */
      min-width: 0;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-card);
  overflow-wrap: anywhere;

  ${media.up('sm')} {
    [data-wide] > & {
      gap: var(--space-3);
      justify-content: center;
      padding: var(--space-8);
    }
  }
`;

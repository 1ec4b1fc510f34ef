import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, helpColorStyle, safeUrl, Text, TextLink, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import type { HelpTopic } from '../contract/help.ts';

export interface TopicTileProps {
  /** The topic that the tile links to. */
  topic: HelpTopic;
}

/** A topic in its colour: its icon, its description, and the number of its articles. */
export function TopicTile({ topic }: TopicTileProps) {
  const { t } = useLingui();
  const count = topic.articles.length;

  return (
    <Tile forwardedAs="li">
      <TopicSign topic={topic} />
      <Words>
        <Name
          isQuiet
          render={<Link to="/help-center/category/$category" params={{ category: String(topic.id) }} />}
        >
          {topic.name}
        </Name>
        {topic.description && (
          <Text tone="muted" size={14}>
            {topic.description}
          </Text>
        )}
        <Text tone="muted" size={12}>
          {t`${plural(count, { one: '# article', other: '# articles' })}`}
        </Text>
      </Words>
    </Tile>
  );
}

/** The icon of a topic on its colour. */
export function TopicSign({ topic }: TopicTileProps) {
  const picture = safeUrl(topic.icon_image);

  return (
    <Sign style={helpColorStyle(topic.color_id ?? topic.id)} aria-hidden>
      {picture ? <img src={picture} alt="" width="26" height="26" /> : Array.from(topic.name)[0]}
    </Sign>
  );
}

const Tile = styled(Card)`
  position: relative;
  gap: var(--space-3);
  height: 100%;
  transition:
    border-color var(--motion-fast),
    translate var(--motion-fast);

  /* On a phone eight of them would be three screens high. */
  ${media.down('xs')} {
    flex-flow: row wrap;
    padding: var(--space-4);
  }
  &:hover {
    border-color: var(--color-line-strong);
  }
  @media (prefers-reduced-motion: no-preference) {
    &:hover {
      translate: 0 -1px;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;

  /* Below the icon where large text leaves no room for a word beside it. */
  ${media.down('xs')} {
    flex-basis: 6rem;
  }
  > :last-child {
    margin-top: auto;
    padding-top: var(--space-2);
  }
`;

/* The whole tile is the link. */
const Name = styled(TextLink)`
  font-weight: var(--font-weight-heading);

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
    content: '';
  }
`;

const Sign = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-control);
`;

import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Row, Tag, Text, Tile, TileName } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { isUnread } from '../articles/readHere.ts';
import type { NewsArticle } from '../contract.ts';
import { NewsFacts } from './NewsFacts.tsx';

export interface NewsTileProps {
  /** The article that the tile links to. */
  article: NewsArticle;
  /** Whether it is the latest one, which is larger and loads its picture eagerly. @default false */
  isFirst?: boolean;
}

/** A piece of news in the list. */
export function NewsTile({ article, isFirst = false }: NewsTileProps) {
  const { t } = useLingui();
  const { session } = usePortal();

  return (
    <Tile
      isWide={isFirst}
      ratio="1200 / 630"
      picture={
        article.image && (
          <img
            src={article.image}
            alt=""
            width={1200}
            height={630}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        )
      }
    >
      <Row gap={2} wrap>
        {article.category && (
          <Text as="span" size={14} weight="medium" tone="accent">
            {article.category}
          </Text>
        )}
        {isUnread(article, session.getUser()?.id) && <Tag tone="accent">{t`New`}</Tag>}
      </Row>
      <TileName level={2} size={isFirst ? 24 : 16}>
        <Link to="/news/article/$article" params={{ article: String(article.id) }}>
          {article.name}
        </Link>
      </TileName>
      {article.description && <Text tone="muted">{article.description}</Text>}
      <Foot>
        <NewsFacts article={article} isCategoryShown />
      </Foot>
    </Tile>
  );
}

/* At the bottom, so that tiles beside each other end alike. */
const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-2);

  &:empty {
    display: none;
  }
  [data-wide] & {
    margin-block-start: 0;
  }
`;

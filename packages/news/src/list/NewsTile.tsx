import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Card, Heading, Row, Tag, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { isUnread } from '../articles/readHere.ts';
import type { NewsArticle } from '../contract.ts';
import { NewsFacts } from './NewsFacts.tsx';

export interface NewsTileProps {
  article: NewsArticle;
  /** Whether it is the latest one, which is drawn larger and at once. @default false */
  isFirst?: boolean;
}

/** A piece of news in the list. */
export function NewsTile({ article, isFirst = false }: NewsTileProps) {
  const { t } = useLingui();
  const { session } = usePortal();

  return (
    <Tile forwardedAs="li" data-first={isFirst || undefined}>
      <Picture>
        {article.image && (
          <img
            src={article.image}
            alt=""
            width={1200}
            height={630}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
      </Picture>
      <Words>
        <Row gap={2} wrap>
          {article.category && (
            <Text as="span" size={14} weight="medium" tone="accent">
              {article.category}
            </Text>
          )}
          {isUnread(article, session.getUser()?.id) && <Tag tone="accent">{t`New`}</Tag>}
        </Row>
        <Name level={2} size={isFirst ? 24 : 16}>
          <Link to="/news/article/$article" params={{ article: String(article.id) }}>
            {article.name}
          </Link>
        </Name>
        {article.description && <Text tone="muted">{article.description}</Text>}
        <Foot>
          <NewsFacts article={article} isCategoryShown />
        </Foot>
      </Words>
    </Tile>
  );
}

const Tile = styled(Card)`
  position: relative;
  gap: 0;
  padding: 0;
  overflow: clip;

  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (min-width: 768px) {
    &[data-first] {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    &[data-first] > :first-child {
      flex: 0 0 54%;
    }
  }
`;

/* Stands at the bottom, so that tiles beside each other end alike. */
const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-2);

  &:empty {
    display: none;
  }
  [data-first] & {
    margin-block-start: 0;
  }
`;

/* Keeps its place while the picture is on its way. */
const Picture = styled.div`
  aspect-ratio: 1200 / 630;

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
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-card);
  overflow-wrap: anywhere;

  @media (min-width: 768px) {
    [data-first] > & {
      gap: var(--space-3);
      justify-content: center;
      padding: var(--space-8);
    }
  }
`;

/* The whole tile can be pressed; what is read out is the name alone. */
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

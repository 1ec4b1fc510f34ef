import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Row, Tag, Text, TextLink, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { isUnread } from '../articles/readHere.ts';
import type { NewsArticle } from '../contract.ts';
import { NewsFacts } from './NewsFacts.tsx';

export interface NewsLineProps {
  /** The article that the line links to. */
  article: NewsArticle;
}

/** A piece of news in a short list. */
export function NewsLine({ article }: NewsLineProps) {
  const { t } = useLingui();
  const { session } = usePortal();

  return (
    <Line>
      <Picture>
        {article.image && <img src={article.image} alt="" width={112} height={72} loading="lazy" />}
      </Picture>
      <Words>
        <Text weight="medium">
          <TextLink
            isQuiet
            render={<Link to="/news/article/$article" params={{ article: String(article.id) }} />}
          >
            {article.name}
          </TextLink>
        </Text>
        <Row gap={2} wrap>
          {isUnread(article, session.getUser()?.id) && <Tag tone="accent">{t`New`}</Tag>}
          <NewsFacts article={article} />
        </Row>
      </Words>
    </Line>
  );
}

/** A short list of news. */
export const NewsLines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-width: 0;

  ${media.down('xs')} {
    gap: var(--space-3);
    align-items: flex-start;
  }
`;

const Picture = styled.div`
  flex: none;
  width: 7rem;
  aspect-ratio: 14 / 9;
  overflow: hidden;
  border-radius: var(--radius-control);

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.down('xs')} {
    width: 5rem;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

import { useWireLocale } from '@my-air/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { Card, EmptyState, Row, Status, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { newsQuery } from '../articles/news.api.ts';
import { uniqueArticles } from '../articles/uniqueArticles.ts';
import { NewsFacts } from './NewsFacts.tsx';

const shown = 3;

/** The latest news, on home. */
export function NewsCard() {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data } = useSuspenseInfiniteQuery(newsQuery(api, useWireLocale()));
  const articles = uniqueArticles(data.pages).slice(0, shown);

  return (
    <Card
      title={<Trans>News</Trans>}
      actions={
        <TextLink render={<Link to="/news" />}>
          <Trans>All news</Trans>
        </TextLink>
      }
    >
      {articles.length === 0 ? (
        <EmptyState title={<Trans>There is no news here yet</Trans>} />
      ) : (
        <List>
          {articles.map((article) => (
            <Line key={article.id}>
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
                  {article.is_read === false && <Status tone="info">{t`New`}</Status>}
                  <NewsFacts article={article} />
                </Row>
              </Words>
            </Line>
          ))}
        </List>
      )}
    </Card>
  );
}

const List = styled.ul`
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
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

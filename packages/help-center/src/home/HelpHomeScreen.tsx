import { useWireLocale } from '@my-air/i18n';
import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Grid, Heading, Text } from '@my-air/ui-kit';
import { useSuspenseQueries } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { ArticleList } from '../articles/ArticleList.tsx';
import { popularQuery, topicsQuery } from '../articles/articles.api.ts';
import { LiveSearch } from '../search/LiveSearch.tsx';
import { AskSupport } from '../support/AskSupport.tsx';
import { TopicTile } from '../topics/TopicTile.tsx';
import { HelpPage } from './HelpPage.tsx';

/** The front page of the help centre: search, topics, and popular articles. */
export function HelpHomeScreen() {
  const { api } = usePortal();
  const locale = useWireLocale();
  const [{ data: topics }, { data: popular }] = useSuspenseQueries({
    queries: [topicsQuery(api, locale), popularQuery(api, locale)],
  });

  return (
    <HelpPage>
      <Hero>
        <Heading level={1} id="page-title" tabIndex={-1}>
          <Trans>How can we help?</Trans>
        </Heading>
        <Text tone="muted">
          <Trans>Ask in your own words, or choose a topic.</Trans>
        </Text>
        <LiveSearch />
      </Hero>
      <Section aria-labelledby="topics">
        <Heading level={2} id="topics">
          <Trans>Topics</Trans>
        </Heading>
        {topics.length === 0 ? (
          <Text tone="muted">
            <Trans>No topics yet.</Trans>
          </Text>
        ) : (
          <Grid as="ul" min="16rem" style={list}>
            {topics.map((topic) => (
              <ItemBoundary key={topic.id} of={topic} as="li">
                <TopicTile topic={topic} />
              </ItemBoundary>
            ))}
          </Grid>
        )}
      </Section>
      {popular.length > 0 && (
        <Section aria-labelledby="popular">
          <Heading level={2} id="popular">
            <Trans>Popular articles</Trans>
          </Heading>
          <ArticleList articles={popular} columns />
        </Section>
      )}
      <AskSupport />
    </HelpPage>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' };

const Hero = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
  text-align: center;

  > :last-child {
    width: 100%;
    margin-top: var(--space-3);
    text-align: start;
  }
`;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

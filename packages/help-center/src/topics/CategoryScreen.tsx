import { useWireLocale } from '@my-air/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { NotFoundView } from '@my-air/feature-kit/views';
import { EmptyState, Heading, Text, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';

import { ArticleList } from '../articles/ArticleList.tsx';
import { topicsQuery } from '../articles/articles.api.ts';
import { HelpPage } from '../home/HelpPage.tsx';
import { LiveSearch } from '../search/LiveSearch.tsx';
import { AskSupport } from '../support/AskSupport.tsx';
import { TopicSign } from './TopicTile.tsx';

export interface CategoryScreenProps {
  /** The id of the topic, as in the address. */
  category: string;
}

/** One topic: its description, and its articles. */
export function CategoryScreen({ category }: CategoryScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: topics } = useSuspenseQuery(topicsQuery(api, useWireLocale()));
  const topic = topics.find(({ id }) => String(id) === category);
  if (!topic) return <NotFoundView />;

  return (
    <HelpPage
      places={[
        { id: 'help', label: t`Help`, render: <Link to="/help-center" /> },
        { id: 'topic', label: topic.name },
      ]}
    >
      <Columns>
        <Main>
          <Head>
            <TopicSign topic={topic} />
            <div>
              <Heading level={1} size={24} id="page-title" tabIndex={-1}>
                {topic.name}
              </Heading>
              {topic.description && <Text tone="muted">{topic.description}</Text>}
            </div>
          </Head>
          {topic.articles.length === 0 ? (
            <EmptyState
              illustration="search"
              title={<Trans>No article yet</Trans>}
              text={<Trans>There is no article about this yet. Ask us and we will help.</Trans>}
            />
          ) : (
            <ArticleList articles={topic.articles} />
          )}
        </Main>
        <Aside>
          <LiveSearch />
          <nav aria-labelledby="other-topics">
            <Text id="other-topics" size={12} weight="bold" tone="muted">
              <Trans>Other topics</Trans>
            </Text>
            <Others>
              {topics
                .filter(({ id }) => id !== topic.id)
                .map(({ id, name }) => (
                  <li key={id}>
                    <TextLink
                      isQuiet
                      render={<Link to="/help-center/category/$category" params={{ category: String(id) }} />}
                    >
                      {name}
                    </TextLink>
                  </li>
                ))}
            </Others>
          </nav>
        </Aside>
      </Columns>
      <AskSupport />
    </HelpPage>
  );
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);
  align-items: flex-start;
`;

const Main = styled.div`
  display: flex;
  flex: 1 1 30rem;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`;

const Head = styled.header`
  display: flex;
  gap: var(--space-4);
  align-items: center;
`;

const Aside = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  gap: var(--space-5);
  max-width: 24rem;
`;

const Others = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
`;

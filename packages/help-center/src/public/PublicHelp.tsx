import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useWireLocale } from '@my-air/i18n';
import { Heading } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { ArticleList } from '../articles/ArticleList.tsx';
import { topicsQuery } from '../articles/articles.api.ts';
import { LiveSearch } from '../search/LiveSearch.tsx';
import { closedToVisitors } from './closedToVisitors.ts';

export interface PublicHelpProps {
  /** The topic whose articles are shown from the start. */
  topicId?: number | null | undefined;
}

/** The rest of the help centre for a visitor without a session: search and topics, below the article. */
export function PublicHelp({ topicId }: PublicHelpProps) {
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- an extra below an article, which may be closed to visitors
  const { data: topics = [] } = useQuery({ ...topicsQuery(api, useWireLocale()), meta: closedToVisitors });

  return (
    <Section aria-labelledby="more-help">
      <Heading level={2} size={20} id="more-help">
        <Trans>Find more answers</Trans>
      </Heading>
      <LiveSearch isPublic />
      {topics.length > 0 && (
        <div>
          <Heading level={3} size={16}>
            <Trans>Topics</Trans>
          </Heading>
          {topics.map((topic) => (
            <Topic key={topic.id} open={topic.id === topicId}>
              <summary>{topic.name}</summary>
              <ArticleList articles={topic.articles} isPublic />
            </Topic>
          ))}
        </div>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  @media print {
    display: none;
  }
`;

const Topic = styled.details`
  border-bottom: 1px solid var(--color-line);

  > summary {
    min-height: 2.75rem;
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }
  > ul {
    padding-inline-start: var(--space-4);
  }
`;

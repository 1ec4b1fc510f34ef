import { useWireLocale } from '@my-air/i18n';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Heading, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';

import { ArticleList } from '../articles/ArticleList.tsx';
import { mostHits, type SearchHit } from '../contract/help.ts';
import { HelpPage } from '../home/HelpPage.tsx';
import { AskSupport } from '../support/AskSupport.tsx';
import { LiveSearch } from './LiveSearch.tsx';
import { NothingFound } from './NothingFound.tsx';
import { isSearchable, searchQuery } from './search.api.ts';
import { Snippet } from './Snippet.tsx';

export interface SearchScreenProps {
  /** The question that is searched for. */
  question: string;
}

/** All articles that answer a question, with the matching text of each. */
export function SearchScreen({ question }: SearchScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const asked = useDeferredValue(question);
  const { data: hits } = useSuspenseQuery(searchQuery(api, useWireLocale(), asked));
  const isAsked = isSearchable(asked);

  return (
    <HelpPage
      places={[
        { id: 'help', label: t`Help`, render: <Link to="/help-center" /> },
        { id: 'search', label: t`Search` },
      ]}
    >
      <Column>
        <Heading level={1} size={24} id="page-title" tabIndex={-1}>
          {isAsked ? t`Answers to “${asked}”` : t`Search in help`}
        </Heading>
        <LiveSearch key={asked} initial={asked} />
        {isAsked && hits.length > 0 && (
          <>
            <Text tone="muted" size={14} as="output">
              {t`${plural(hits.length, { one: '# article', other: '# articles' })}`}
            </Text>
            <ArticleList articles={hits} detail={snippetOf} />
            {hits.length >= mostHits && (
              <Text tone="muted" size={14}>
                <Trans>Only the best matches are listed. Add a word to narrow the search.</Trans>
              </Text>
            )}
            <AskSupport summary={asked} />
          </>
        )}
        {isAsked && hits.length === 0 && <NothingFound question={asked} />}
        {!isAsked && (
          <Text tone="muted">
            <Trans>Type at least 3 characters.</Trans>
          </Text>
        )}
      </Column>
    </HelpPage>
  );
}

function snippetOf({ snippet }: SearchHit) {
  return snippet ? <Snippet snippet={snippet} /> : null;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  width: 100%;
  max-width: 48rem;
`;

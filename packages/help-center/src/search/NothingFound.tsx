import { useWireLocale } from '@my-air/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { EmptyState, Heading } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { ArticleList } from '../articles/ArticleList.tsx';
import { popularQuery } from '../articles/articles.api.ts';
import { AskButton } from '../support/AskSupport.tsx';

export interface NothingFoundProps {
  /** The question that was searched for. */
  question: string;
}

/** A question without an answer: it can be sent to support, and popular articles are offered meanwhile. */
export function NothingFound({ question }: NothingFoundProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  // oxlint-disable-next-line my-air/answered-query -- an extra below the answer, which says what to do
  const { data: popular = [] } = useQuery(popularQuery(api, useWireLocale()));

  return (
    <>
      <EmptyState
        illustration="search"
        title={t`No article answers “${question}”`}
        text={<Trans>Try other words, or ask us: your question is already filled in.</Trans>}
        action={<AskButton summary={question} message={question} />}
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <Heading level={2} size={16} id="popular">
            <Trans>Popular articles</Trans>
          </Heading>
          <ArticleList articles={popular} />
        </section>
      )}
    </>
  );
}

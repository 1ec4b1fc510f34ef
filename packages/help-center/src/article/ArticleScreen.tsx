import { useWireLocale } from '@my-air/i18n';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { articleQuery, topicsQuery } from '../articles/articles.api.ts';
import { HelpPage } from '../home/HelpPage.tsx';
import { ArticleView } from './ArticleView.tsx';
import { useTitleInLanguage } from './useTitleInLanguage.ts';

export interface ArticleScreenProps {
  /** The id of the article, as in the address. */
  id: string;
}

/** One article, for a signed-in user. */
export function ArticleScreen({ id }: ArticleScreenProps) {
  const { t } = useLingui();
  const { api, queryClient } = usePortal();
  const locale = useWireLocale();
  const { data: article } = useSuspenseQuery(articleQuery(api, locale, id));
  useTitleInLanguage(article.name);
  // Only the breadcrumb needs the topics: it has the topic if they are loaded already.
  const topic = queryClient
    .getQueryData(topicsQuery(api, locale).queryKey)
    ?.find((one) => one.id === article.help_topic_id);

  return (
    <HelpPage
      places={[
        { id: 'help', label: t`Help`, render: <Link to="/help-center" /> },
        ...(topic
          ? [
              {
                id: 'topic',
                label: topic.name,
                render: <Link to="/help-center/category/$category" params={{ category: String(topic.id) }} />,
              },
            ]
          : []),
        { id: 'article', label: article.name },
      ]}
    >
      <ArticleView key={article.id} article={article} />
    </HelpPage>
  );
}

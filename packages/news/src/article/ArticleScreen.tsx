import { useWireLocale } from '@my-air/i18n';
import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { BackLink } from '@my-air/feature-kit/views';
import { RichText } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { markRead } from '../articles/markRead.ts';
import { newsArticleQuery } from '../articles/news.api.ts';
import { NewsFacts } from '../list/NewsFacts.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { MoreNews } from './MoreNews.tsx';

export interface ArticleScreenProps {
  /** The id of the article, as in the address. */
  articleId: string;
}

/** A piece of news. Opening it marks it as read. */
export function ArticleScreen({ articleId }: ArticleScreenProps) {
  const portal = usePortal();
  const { history } = useRouter();
  const locale = useWireLocale();
  const { data: article } = useSuspenseQuery(newsArticleQuery(portal.api, locale, articleId));
  const { id, is_read: isRead } = article;

  useEffect(() => {
    if (isRead !== true) void markRead(portal, id);
  }, [portal, id, isRead]);

  return (
    <Column>
      <BackLink render={<Link to="/news" />} />
      <article aria-labelledby="page-title">
        <ArticleHead title={article.name}>
          <NewsFacts article={article} />
        </ArticleHead>
        {article.image && <Cover src={article.image} alt="" width={1200} height={630} />}
        <RichText html={article.content_html} onFollow={(path) => history.push(inPortal(path))} />
      </article>
      <MoreNews besides={id} title={<Trans>More news</Trans>} />
    </Column>
  );
}

/** Signed-in users read help articles within the portal. */
const inPortal = (path: string) => path.replace(/^\/help\/(?=\d)/, '/help-center/article/');

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;

  /* The parts after a text are drawn once the text is there, so that nothing moves. */
  > article:has([aria-busy]) ~ * {
    display: none;
  }
`;

const Cover = styled.img`
  display: block;
  width: 100%;
  height: auto;
  margin-block: var(--space-6);
  border-radius: var(--radius-card);
`;

import { Trans } from '@lingui/react/macro';
import { Heading } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { ArticleList } from '../articles/ArticleList.tsx';
import type { HelpArticle } from '../contract/help.ts';
import { PublicHelp } from '../public/PublicHelp.tsx';
import { Feedback } from './Feedback.tsx';

export interface AfterArticleProps {
  /** The article that was read. */
  article: HelpArticle;
  /** The language of the reader, which may differ from that of the article. */
  lang: string;
  /** Whether it is read without a session. */
  isPublic: boolean;
}

/**
 * The content after an article: the question whether it helped, related articles, and for visitors the rest
 * of the help centre.
 */
export function AfterArticle({ article, lang, isPublic }: AfterArticleProps) {
  const related = article.related_articles ?? [];
  return (
    <Footer lang={lang}>
      <Feedback key={article.id} article={article} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <Heading level={2} size={16} id="related">
            <Trans>Related articles</Trans>
          </Heading>
          <ArticleList articles={related} isPublic={isPublic} />
        </section>
      )}
      {isPublic && <PublicHelp topicId={article.help_topic_id} />}
    </Footer>
  );
}

const Footer = styled.footer`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-top: var(--space-4);

  @media print {
    display: none;
  }
`;

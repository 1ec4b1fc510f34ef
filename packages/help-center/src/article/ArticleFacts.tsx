import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { HelpArticle } from '../contract/help.ts';
import { readingTime } from './readingTime.ts';

/** The reading time of an article, and the date of its last update. */
export function ArticleFacts({ article }: { article: HelpArticle }) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const minutes = readingTime(article.content_html);
  const updated = article.updated_at && format.date(article.updated_at);
  return (
    <Facts tone="muted" size={14} lang={languageTag(locale)}>
      {t`${plural(minutes, { one: '# min read', other: '# min read' })}`}
      {updated && (
        <>
          {' · '}
          <Trans>Updated {updated}</Trans>
        </>
      )}
    </Facts>
  );
}

const Facts = styled(Text)`
  margin-top: var(--space-2);
`;

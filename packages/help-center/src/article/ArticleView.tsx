import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useLightPaper } from '@my-air/feature-kit/views';
import { fromWire, languageName, languageTag, toWire, useFormat, useLocale } from '@my-air/i18n';
import { Heading, Text } from '@my-air/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

import type { HelpArticle } from '../contract/help.ts';
import { ArticleBody, type ZoomedPicture } from './ArticleBody.tsx';
import type { ArticleHeading } from './decorate.ts';
import { report } from './interactions.ts';
import { readingTime } from './readingTime.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { useReading } from './useReading.ts';
import { useSections } from './useSections.ts';
import { AfterArticle } from './AfterArticle.tsx';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog }));

const noHeadings: readonly ArticleHeading[] = [];

export interface ArticleViewProps {
  /** The article to show. */
  article: HelpArticle;
  /** Whether it is read without a session. @default false */
  isPublic?: boolean;
}

/** An article to read: its contents, its text, the question whether it helped, and related articles. */
export function ArticleView({ article, isPublic = false }: ArticleViewProps) {
  const locale = useLocale();
  const [found, setFound] = useState<readonly ArticleHeading[]>();
  const headings = found ?? noHeadings;
  const [zoomed, setZoomed] = useState<ZoomedPicture>();
  const active = useSections(headings);
  const end = useReading(article.id);
  const copyLink = useCopyLink(article.id);
  useLightPaper();
  const language = fromWire(article.locale ?? toWire(locale));
  const wantedLanguage = languageName(locale);
  const writtenLanguage = languageName(language);

  return (
    <>
      <Columns>
        <Main lang={languageTag(language)}>
          <header>
            <Heading level={1} id="page-title" tabIndex={-1}>
              {article.name}
            </Heading>
            <Facts article={article} />
          </header>
          {language !== fromWire(toWire(locale)) && (
            <LanguageNotice size={14} lang={languageTag(locale)}>
              <Trans>
                This article is not available in {wantedLanguage} yet, so you are reading it in{' '}
                {writtenLanguage}.
              </Trans>
            </LanguageNotice>
          )}
          {headings.length > 1 && (
            <Folded lang={languageTag(locale)}>
              <summary>
                <Trans>In this article</Trans>
              </summary>
              <TableOfContents headings={headings} active={active} />
            </Folded>
          )}
          <ArticleBody
            html={article.content_html}
            onHeadings={setFound}
            onZoom={setZoomed}
            onCopyLink={(anchor) => void copyLink(anchor)}
            pathOf={(path) => (isPublic ? path : path.replace(/^\/help\/(?=\d+)/, '/help-center/article/'))}
          />
          <div ref={end} />
          {/* After the text, which would push it down otherwise. */}
          {found && <AfterArticle article={article} lang={languageTag(locale)} isPublic={isPublic} />}
        </Main>
        <Aside>{headings.length > 1 && <TableOfContents headings={headings} active={active} />}</Aside>
      </Columns>
      {zoomed && (
        <Suspense>
          <PictureDialog picture={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The reading time of an article, and the date of its last update. */
function Facts({ article }: Pick<ArticleViewProps, 'article'>) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const minutes = readingTime(article.content_html);
  const updated = article.updated_at && format.shortDate(article.updated_at);

  return (
    <FactsLine tone="muted" size={14} lang={languageTag(locale)}>
      {t`${plural(minutes, { one: '# min read', other: '# min read' })}`}
      {updated && (
        <>
          {' · '}
          <time dateTime={article.updated_at ?? undefined} title={format.date(article.updated_at)}>
            <Trans>Updated {updated}</Trans>
          </time>
        </>
      )}
    </FactsLine>
  );
}

/** Copies the link to a section of an article. */
function useCopyLink(articleId: number): (anchor: string) => Promise<void> {
  const { t } = useLingui();
  const portal = usePortal();
  return async (anchor) => {
    const url = new URL(`/help/${articleId}#${anchor}`, location.origin).href;
    report(portal, articleId, 'copy_link');
    try {
      await navigator.clipboard.writeText(url);
      portal.toasts.show({ type: 'success', title: t`Link copied` });
    } catch {
      portal.toasts.show({ type: 'warning', title: t`The browser did not let us copy`, text: url });
    }
  };
}

const Columns = styled.div`
  display: flex;
  gap: var(--space-12);
  align-items: flex-start;
  justify-content: space-between;
`;

const Main = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
  max-width: 44rem;

  /* The end of the text is not in sight before the text is. */
  > [aria-busy] + div {
    display: none;
  }
  @media print {
    max-width: none;
  }
`;

const FactsLine = styled(Text)`
  margin-top: var(--space-2);
`;

const LanguageNotice = styled(Text)`
  padding: var(--space-1) var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
`;

const Aside = styled.div`
  position: sticky;
  inset-block-start: var(--space-6);
  flex: 0 0 17rem;
  max-height: calc(100dvh - var(--space-12));
  overflow-y: auto;

  @container help (max-width: 55.99rem) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/* For windows without room for the table of contents beside the text. */
const Folded = styled.details`
  > summary {
    min-height: 2.75rem;
    padding-block: var(--space-3);
    font-weight: 600;
    cursor: pointer;
  }
  @container help (min-width: 56rem) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

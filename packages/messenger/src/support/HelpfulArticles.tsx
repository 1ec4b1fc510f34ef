import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
import { useDebounced } from '@my-air/feature-kit/data';
import { helpPorts } from '@my-air/feature-kit/views';
import { useWireLocale } from '@my-air/i18n';
import { Text, TextLink, VisuallyHidden } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

import { messengerPorts } from '../ports.ts';

/** The most articles that are offered before a question is written. */
const mostOffered = 2;

export interface HelpfulArticlesProps {
  /** The topic of the question, or what was written of it; nothing is found for an empty text. */
  text: string;
}

/** The help articles that fit a question best, each in a tab of its own. Without a help centre nothing is drawn. */
export function HelpfulArticles({ text }: HelpfulArticlesProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const wanted = useDebounced(text.trim());
  const locale = useWireLocale();
  const find = port(messengerPorts, 'findHelpArticles');
  const linkToArticle = port(helpPorts, 'linkToArticle');
  // oxlint-disable-next-line my-air/answered-query -- an aid beside the form: without an answer there is none
  const { data } = useQuery({
    queryKey: ['messenger', 'helpful-articles', locale, wanted],
    queryFn: async () => (await find?.(portal, wanted)) ?? [],
    enabled: find !== undefined && wanted !== '',
    staleTime: 10 * 60_000,
    meta: { poll: true },
  });
  const articles = data?.slice(0, mostOffered) ?? [];
  if (articles.length === 0 || !linkToArticle) return null;

  return (
    <nav aria-label={t`Helpful articles`}>
      <Text as="p" size={14} tone="muted">
        <Trans>The answer may be here:</Trans>
      </Text>
      <Links>
        {articles.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={linkToArticle(id)} target="_blank">
              <bdi>{name}</bdi>
              <VisuallyHidden>
                {' '}
                <Trans>(opens in a new tab)</Trans>
              </VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: var(--space-2) 0 0;
  padding: 0;
  font-size: var(--font-size-14);
  list-style: none;
`;

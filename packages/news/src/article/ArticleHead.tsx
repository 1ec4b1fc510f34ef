import { Heading } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ArticleHeadProps {
  /** The title of the article. */
  title: string;
  /** The facts below the title. */
  children: ReactNode;
}

/** The head of an article: its title, which takes the focus after navigation, and its facts. */
export function ArticleHead({ title, children }: ArticleHeadProps) {
  return (
    <Head>
      <Heading level={1} id="page-title" tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  overflow-wrap: anywhere;

  > h1:focus-visible {
    outline: none;
  }
`;

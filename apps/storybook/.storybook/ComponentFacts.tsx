import { Status } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import facts from 'virtual:kit-facts';

import type { KitFacts } from './readKitFacts.ts';

export interface ComponentFactsProps {
  /** The title of the stories that the page belongs to. */
  title: string | undefined;
  /** The page. */
  children: ReactNode;
}

const statuses = {
  stable: <Status tone="positive">Stable</Status>,
  new: <Status tone="info">New</Status>,
  deprecated: <Status tone="warning">Deprecated</Status>,
} satisfies Record<KitFacts['status'], ReactNode>;

/** A page with the status of its component above and the changes below; another page as it is. */
export function ComponentFacts({ title, children }: ComponentFactsProps) {
  const known = facts[/^Kit\/\w+\/(\w+)$/.exec(title ?? '')?.[1] ?? ''];
  if (!known) return children;
  const { status, changes } = known;
  return (
    <>
      <Line>{statuses[status]}</Line>
      {children}
      {changes.length > 0 && (
        <Line>
          <details>
            <summary>{`Changes (${changes.length})`}</summary>
            <ul>
              {changes.map(({ version, text }) => (
                <li key={text}>{`${version}: ${text}`}</li>
              ))}
            </ul>
          </details>
        </Line>
      )}
    </>
  );
}

/** As wide as what Storybook writes on the page. */
const Line = styled.div`
  max-width: 1000px;
  margin: 0 auto var(--space-4);
`;

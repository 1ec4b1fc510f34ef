import { Row, Stack, Status, Text } from '@my-air/ui-kit';
import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import facts from 'virtual:kit-facts';
import patterns from 'virtual:patterns';

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

/**
 * A page with the status, the version, the import line, the source and the changelog of its component above, and the
 * changes below; a page of a screen with its patterns; another page as it is.
 */
export function ComponentFacts({ title, children }: ComponentFactsProps) {
  const [, name = ''] = /^Kit\/\w+\/(\w+)$/.exec(title ?? '') ?? [];
  const known = facts[name];
  if (!known) return <WithPatterns names={patterns[title ?? '']}>{children}</WithPatterns>;
  const { status, changes, version, source, changelog } = known;
  return (
    <>
      <Line>
        <Stack gap={2}>
          <Row gap={4} wrap>
            {statuses[status]}
            <Text as="span" size={14} tone="muted">{`@my-air/ui-kit ${version}`}</Text>
            <AnchorMdx href={source} target="_blank">
              Source
            </AnchorMdx>
            <AnchorMdx href={changelog} target="_blank">
              Changelog
            </AnchorMdx>
          </Row>
          <Source code={`import { ${name} } from '@my-air/ui-kit';`} language="tsx" />
        </Stack>
      </Line>
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

interface WithPatternsProps {
  names: readonly string[] | undefined;
  children: ReactNode;
}

/** A page of a screen with links to the patterns that it uses. */
function WithPatterns({ names = [], children }: WithPatternsProps) {
  if (names.length === 0) return children;
  return (
    <>
      <Line>
        <Row gap={3} wrap>
          <Text as="span" size={14} tone="muted">
            Patterns
          </Text>
          {names.map((name) => (
            <AnchorMdx key={name} href={`?path=/docs/patterns--${name.toLowerCase()}`} target="_self">
              {name}
            </AnchorMdx>
          ))}
        </Row>
      </Line>
      {children}
    </>
  );
}

/** As wide as what Storybook writes on the page. */
const Line = styled.div`
  max-width: 1000px;
  margin: 0 auto var(--space-4);
`;

import { Card, Page, Stack, Text } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SheetProps {
  title: string;
  /** What was decided, in a sentence. */
  lead: string;
  children: ReactNode;
}

/** One page of the visual language. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Page title={title} lead={lead}>
      {children}
    </Page>
  );
}

export interface ChapterProps {
  title: string;
  /** Why it is so, or when to use it. */
  text?: ReactNode;
  children?: ReactNode;
}

/** A part of a page: its reason, then what it is about. */
export function Chapter({ title, text, children }: ChapterProps) {
  return (
    <Card title={title} as="section">
      {text !== undefined && (
        <Text tone="muted" style={{ maxWidth: '68ch' }}>
          {text}
        </Text>
      )}
      {children}
    </Card>
  );
}

export interface RulesProps {
  rules: readonly ReactNode[];
}

/** Rules to design and write by, one sentence each. */
export function Rules({ rules }: RulesProps) {
  return (
    <Stack as="ul" gap={2} style={{ margin: 0, paddingInlineStart: '1.25rem', maxWidth: '68ch' }}>
      {rules.map((rule, index) => (
        <li key={index}>{rule}</li>
      ))}
    </Stack>
  );
}

export interface TokenTableProps {
  head: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Tokens in lines: the name first, then what was asked to be seen of it. */
export function TokenTable({ head, rows }: TokenTableProps) {
  return (
    <Frame>
      <Table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-14);

  th,
  td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid var(--color-line);
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    color: var(--color-muted);
    font-weight: var(--font-weight-strong);
  }
  tbody th {
    font-weight: var(--font-weight-body);
    white-space: nowrap;
  }
  code {
    font-family: var(--font-mono);
    font-size: var(--font-size-12);
  }
`;

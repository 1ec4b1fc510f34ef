import { Card, Page, Stack, Table, Text, type TableColumn } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { TokenName } from './TokenName.tsx';

export interface SheetProps {
  /** The title of the page. */
  title: string;
  /** The decision, in a sentence. */
  lead: string;
  /** The chapters of the page. */
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
  /** The title of the chapter. */
  title: string;
  /** The reason for the rule, or when to use it. */
  text?: ReactNode;
  /** The examples of the chapter. */
  children?: ReactNode;
}

/** A part of a page: its reason, then its examples. */
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
  /** The rules, one sentence each. */
  rules: readonly ReactNode[];
}

/** Rules to design and write by, one sentence each. */
export function Rules({ rules }: RulesProps) {
  return (
    <Stack
      as="ul"
      gap={2}
      style={{ margin: 0, paddingInlineStart: '1.25rem', maxWidth: '68ch', overflowWrap: 'anywhere' }}
    >
      {rules.map((rule, index) => (
        <li key={index}>{rule}</li>
      ))}
    </Stack>
  );
}

export interface TokenTableProps {
  /** The names of the columns, that of the token first. */
  head: readonly string[];
  /** The tokens, in order. */
  rows: readonly TokenRow[];
}

interface TokenRow {
  name: string;
  cells: readonly ReactNode[];
}

/** A table of tokens: the name first, then the chosen facts about each. */
export function TokenTable({ head, rows }: TokenTableProps) {
  return (
    <Table label={head.join(', ')} columns={head.map(columnOf)} rows={rows} rowId={({ name }) => name} />
  );
}

function columnOf(header: string, index: number): TableColumn<TokenRow> {
  return { id: header, header, isRowHeader: index === 0, cell: (row) => cellOf(row, index) };
}

function cellOf({ name, cells }: TokenRow, index: number): ReactNode {
  return index > 0 ? (
    cells[index - 1]
  ) : name.startsWith('--') ? (
    <TokenName name={name} />
  ) : (
    <code>{name}</code>
  );
}

import { Card, Code, Page, Stack, Table, Text, type TableColumn } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

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
  head: readonly string[];
  rows: readonly TokenRow[];
}

interface TokenRow {
  name: string;
  cells: readonly ReactNode[];
}

/** Tokens in lines: the name first, then what was asked to be seen of it. */
export function TokenTable({ head, rows }: TokenTableProps) {
  return (
    <Table label={head.join(', ')} columns={head.map(columnOf)} rows={rows} rowId={({ name }) => name} />
  );
}

function columnOf(header: string, index: number): TableColumn<TokenRow> {
  return { id: header, header, isRowHeader: index === 0, cell: (row) => cellOf(row, index) };
}

function cellOf({ name, cells }: TokenRow, index: number): ReactNode {
  return index === 0 ? <Code>{name}</Code> : cells[index - 1];
}

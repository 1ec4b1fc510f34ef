import { Stack, Table, Text, type TableColumn } from '@my-air/ui-kit';

import { termLanguages, terms, type Term, type TermLanguage } from './terms.ts';

const languages: Record<TermLanguage, string> = {
  uk: 'Ukrainian',
  es: 'Spanish',
  ru: 'Russian',
  pt: 'Portuguese',
};

const columns: TableColumn<Term>[] = [
  {
    id: 'en',
    header: 'English',
    isRowHeader: true,
    cell: ({ en, meaning, not }) => (
      <Stack gap={0}>
        <strong>{en}</strong>
        <Text as="span" size={14} tone="muted" weight="regular">
          {meaning}
          {not !== undefined && ` Not: ${not}.`}
        </Text>
      </Stack>
    ),
  },
  ...termLanguages.map((language) => ({
    id: language,
    header: languages[language],
    cell: (term: Term) => <span lang={language}>{term[language]}</span>,
  })),
];

/** The terms of one kind as a table. */
export function Terms({ kind, label }: { kind: Term['kind']; label: string }) {
  return (
    <Table
      label={label}
      columns={columns}
      rows={terms.filter((term) => term.kind === kind)}
      rowId={({ en }) => en}
    />
  );
}

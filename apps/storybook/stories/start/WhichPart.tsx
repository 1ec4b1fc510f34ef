import { Row, Table, type TableColumn } from '@my-air/ui-kit';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import facts from 'virtual:kit-facts';

import type { KitFacts } from '../../.storybook/readKitFacts.ts';

export interface WhichPartProps {
  /** The task in the sidebar, such as `Forms`. */
  task: string;
}

interface Part extends KitFacts {
  name: string;
}

/** The components for one task: their purposes, and those to take instead, as their usage pages say. */
export function WhichPart({ task }: WhichPartProps) {
  const parts: readonly Part[] = Object.entries(facts)
    .map(([name, known]) => ({ name, ...known }))
    .filter((part) => part.task === task)
    .toSorted((one, other) => one.name.localeCompare(other.name));

  return (
    <div className="sb-unstyled">
      <Table
        label={`${task}: which part to take`}
        columns={columns}
        rows={parts}
        rowId={({ name }) => name}
      />
    </div>
  );
}

const columns: readonly TableColumn<Part>[] = [
  { id: 'part', header: 'Part', isRowHeader: true, cell: ({ name }) => <Usage name={name} /> },
  { id: 'purpose', header: 'Purpose', cell: ({ purpose }) => purpose },
  {
    id: 'instead',
    header: 'Take instead, where it does not fit',
    cell: ({ instead }) => (
      <Row gap={2} wrap>
        {instead.map((other) => (
          <Usage key={other} name={other} />
        ))}
      </Row>
    ),
  },
];

function Usage({ name }: { name: string }) {
  const known = facts[name];
  return known ? (
    <AnchorMdx href={`?path=/docs/${known.id}--usage`} target="_self">
      {name}
    </AnchorMdx>
  ) : (
    name
  );
}

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Grid } from '../layout/Grid.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface SkeletonTreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the loading content, for screen readers. */
  label: string;
  /** The layout of the content to come. @default 'list' */
  shape?: 'list' | 'cards' | 'table' | 'article' | 'form' | undefined;
  /** The number of lines, cards, rows, paragraphs or fields to come. @default 4 */
  count?: number | undefined;
}

/** The outline of a loading part of a screen, so that nothing moves when the content arrives. */
export function SkeletonTree({ label, shape = 'list', count = 4, ...rest }: SkeletonTreeProps) {
  const Part = parts[shape];
  const tree = Array.from({ length: count }, (_, index) => <Part key={index} index={index} />);
  return (
    <Frame aria-busy {...rest} data-shape={shape}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {shape === 'cards' ? <Grid aria-hidden>{tree}</Grid> : tree}
    </Frame>
  );
}

const parts = { list: ListLine, cards: Tile, table: TableLine, article: Paragraph, form: FormLine };

function ListLine() {
  return (
    <Line aria-hidden>
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton lines={2} height="0.875em" />
    </Line>
  );
}

function Tile() {
  return (
    <Box>
      <Skeleton shape="block" height="8rem" />
      <Skeleton lines={2} height="0.875em" />
    </Box>
  );
}

function TableLine({ index }: { index: number }) {
  return (
    <Line aria-hidden data-head={index === 0 || undefined}>
      {['40%', '20%', '20%', '12%'].map((width, column) => (
        <Skeleton key={column} width={width} height="0.875em" />
      ))}
    </Line>
  );
}

function Paragraph({ index }: { index: number }) {
  return (
    <>
      {index === 0 && <Skeleton width="min(24rem, 80%)" height="1.75em" />}
      <Skeleton lines={4} />
    </>
  );
}

function FormLine() {
  return (
    <Box aria-hidden>
      <Skeleton width="8rem" height="0.875em" />
      <Skeleton shape="block" height="2.75rem" />
    </Box>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;

  &[data-shape='list'],
  &[data-shape='table'] {
    gap: 0;
  }
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-height: 3.5rem;
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--color-line);

  &[data-head] {
    min-height: 2.5rem;
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

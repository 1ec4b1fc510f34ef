import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';

/** The texts of a list's pages. */
export interface PaginationWords {
  /** The name of the list that the pages belong to, for screen readers. */
  label: string;
  /** The label of the button to the previous page. */
  previous: string;
  /** The label of the button to the next page. */
  next: string;
  /** The name of a page, for screen readers. */
  page: (page: number) => string;
  /** The current page of all, such as `3 of 12`, shown where there is no room for the pages. */
  position: (page: number, count: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; for fewer than two nothing is drawn. */
  count: number;
  /** Called with the page that was pressed. */
  onPageChange: (page: number) => void;
  /** The texts of the control. */
  words: PaginationWords;
}

/** The navigation between the pages of a list. */
export function Pagination({ page, count, onPageChange, words, ...rest }: PaginationProps) {
  // One page is the whole list.
  if (count <= 1) return null;

  return (
    <Nav aria-label={words.label} {...rest}>
      <IconButton
        label={words.previous}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <Pages>
        {pagesAround(page, count).map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry}>
            {entry === 'gap' ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <PageButton
                variant="quiet"
                aria-label={words.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPageChange(entry)}
              >
                {entry}
              </PageButton>
            )}
          </li>
        ))}
      </Pages>
      <Position>{words.position(page, count)}</Position>
      <IconButton
        label={words.next}
        icon={<ChevronRight />}
        disabled={page >= count}
        onClick={() => onPageChange(page + 1)}
      />
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: center;
  width: 100%;
  container-type: inline-size;
`;

const Pages = styled.ul`
  display: flex;
  gap: 0.125rem;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (width < 28rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    visibility: hidden;
  }
`;

const PageButton = styled(Button)`
  min-width: 2.5rem;
  padding-inline: 0.375rem;
  font-variant-numeric: tabular-nums;

  &[aria-current] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Gap = styled.span`
  display: block;
  width: 2.5rem;
  color: var(--color-muted);
  text-align: center;
`;

const Position = styled.span`
  display: none;
  flex: 1;
  font-size: var(--font-size-14);
  font-variant-numeric: tabular-nums;
  text-align: center;

  @container (width < 28rem) {
    display: block;
  }
`;

/** The pages offered around the current one: first, last, neighbours, and a gap where some are left out. */
export function pagesAround(page: number, count: number): (number | 'gap')[] {
  // The number of entries with a gap on either side; fewer pages are all offered, so that the number of
  // entries never changes from page to page.
  const limit = 7;
  if (count <= limit) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

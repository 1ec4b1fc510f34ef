import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Button, ChevronDownIcon } from '@my-air/ui-kit';
import { startTransition, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** The number of items that one press adds, because drawing thousands in one go would freeze the page. */
const portion = 200;

export interface ShortListProps<Item> {
  /** All items, in order. */
  items: readonly Item[];
  /** The number of items that are shown at first. */
  limit: number;
  /** Draws those that are shown. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of many: says how many more there are, and shows them on request. */
export function ShortList<Item>({ items, limit, children }: ShortListProps<Item>) {
  const [count, setCount] = useState(limit);
  const format = useFormat();
  const rest = items.length - count;
  const [next, left] = [format.number(portion), format.number(rest)];

  return (
    <>
      {children(items.slice(0, count))}
      {items.length > limit && (
        <Edge>
          {/* One button all the time: the focus stays on it while the list grows. */}
          <Button
            size="s"
            variant="quiet"
            icon={rest > 0 && <ChevronDownIcon />}
            // A transition: hundreds of items are a lot to draw, and other presses are answered meanwhile.
            onClick={() => startTransition(() => setCount(rest > 0 ? count + portion : limit))}
          >
            {rest > portion && (
              <Trans>
                Show {next} of {left} more
              </Trans>
            )}
            {rest > 0 && rest <= portion && <Plural value={rest} one="Show # more" other="Show # more" />}
            {rest <= 0 && <Trans>Show fewer</Trans>}
          </Button>
        </Edge>
      )}
    </>
  );
}

/** The words of a quiet button are at the edge of the other words around it. */
const Edge = styled.div`
  margin-block: calc(-1 * var(--space-2));
  margin-inline-start: calc(-1 * var(--space-3));
`;

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { Button, Stack, useIsWide } from '@my-air/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Product } from '../contract.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { ProductCard } from './ProductCard.tsx';
import { keepShownCount, shownCount } from './shownCounts.ts';

/**
 * The number of cards drawn first: enough for what can be seen, because a letter or a filter waits for them.
 */
const first = { wide: 9, narrow: 6 };
/**
 * The number of cards that follow in one go, before their place comes into sight: enough that no scrolling
 * shows the end move away.
 */
const chunk = 24;
const ahead = '600px';

export interface ProductGridProps {
  /** The services in the order of their cards. */
  products: readonly Product[];
  /** The user, for the eligibility; undefined while their channels are not known. */
  applicant: Applicant | undefined;
  /**
   * The identity of the list: the number of cards drawn is kept under it, so that a user who comes back finds
   * the place again.
   */
  listKey: string;
  /**
   * Whether the list was chosen just now: it then begins with its first cards, however many it last showed.
   * @default false
   */
  isChosen?: boolean;
  /** The heading level of the names. @default 3 */
  level?: 2 | 3 | 4;
}

/** Services as cards; more of them are drawn as the end comes near, or when they are asked for. */
export function ProductGrid({ products, applicant, listKey, isChosen = false, level = 3 }: ProductGridProps) {
  const { t } = useLingui();
  const userId = useUser()?.id;
  const least = useIsWide('md') ? first.wide : first.narrow;
  const [shown, setShown] = useState({ key: listKey, count: shownCount(userId, listKey) });
  if (shown.key !== listKey) setShown({ key: listKey, count: isChosen ? 0 : shownCount(userId, listKey) });
  const count = Math.max(least, shown.count);
  const rest = products.length - count;
  const end = useRef<HTMLDivElement>(null);
  // The position of a user who comes back is in pixels: cards of a guessed height would put it elsewhere.
  const [isBack] = useState(count > least);

  const showMore = () => {
    const next = count + chunk;
    setShown({ key: listKey, count: next });
    keepShownCount(userId, listKey, next);
  };

  useEffect(() => {
    const mark = end.current;
    if (!mark || rest <= 0 || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showMore();
      },
      { rootMargin: ahead },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  });

  return (
    <Stack gap={4}>
      <Cells data-exact={isBack || undefined}>
        {/* oxlint-disable-next-line my-air/cut-is-said -- the button below counts what is left */}
        {products.slice(0, count).map((product) => (
          <li key={product.id}>
            <ItemBoundary of={product}>
              <ProductCard product={product} applicant={applicant} level={level} />
            </ItemBoundary>
          </li>
        ))}
      </Cells>
      {rest > 0 && (
        <div ref={end}>
          <Button onClick={showMore} isWide>
            {t`Show ${plural(Math.min(rest, chunk), { one: '# more', other: '# more' })}`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    min-width: 0;
  }
  &[data-exact] > li > article {
    content-visibility: visible;
  }
`;

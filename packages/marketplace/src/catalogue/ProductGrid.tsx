import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Stack, useIsWide } from '@my-air/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Product } from '../contract.ts';
import type { OfferPerson } from '../offer/describeAccess.ts';
import { readSession, writeSession } from '../storage/sessionStore.ts';
import { ProductCard } from './ProductCard.tsx';

/** How many cards are drawn at first: enough for what can be seen, because this is what a letter or a filter waits for. */
const first = { wide: 12, narrow: 6 };
/** How many follow at once, before their place comes into sight: nobody scrolls so fast as to see the end move away. */
const chunk = 24;
const ahead = '600px';

export interface ProductGridProps {
  products: readonly Product[];
  person: OfferPerson;
  /** What list this is: coming back to it, as many cards are there as before, so that the place is found again. */
  listKey: string;
  /** The rank of the names in the outline of the screen. @default 3 */
  level?: 2 | 3 | 4;
}

/** Services as cards; more of them are drawn as the end comes near, or when they are asked for. */
export function ProductGrid({ products, person, listKey, level = 3 }: ProductGridProps) {
  const { t } = useLingui();
  const least = useIsWide('md') ? first.wide : first.narrow;
  const [shown, setShown] = useState({ key: listKey, count: rememberedCount(listKey) });
  const count = Math.max(least, shown.key === listKey ? shown.count : 0);
  const rest = products.length - count;
  const end = useRef<HTMLDivElement>(null);

  const showMore = () => {
    const next = count + chunk;
    setShown({ key: listKey, count: next });
    writeSession(countKey, JSON.stringify({ key: listKey, count: next }));
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
      <Cells>
        {products.slice(0, count).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} person={person} level={level} />
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

const countKey = 'marketplace.shown';

function rememberedCount(listKey: string): number {
  try {
    const kept = JSON.parse(readSession(countKey) ?? 'null') as { key?: unknown; count?: unknown } | null;
    return kept?.key === listKey && typeof kept.count === 'number' ? kept.count : 0;
  } catch {
    // SyntaxError: another program wrote there.
    return 0;
  }
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
`;

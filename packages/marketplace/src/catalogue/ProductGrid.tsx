import { ItemBoundary, ShortList } from '@my-air/feature-kit/views';
import { styled } from 'styled-components';

import type { Product } from '../contract.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { ProductCard } from './ProductCard.tsx';

export interface ProductGridProps {
  /** The services in the order of their cards. */
  products: readonly Product[];
  /** The user with their channels, for the eligibility. */
  applicant: Applicant;
  /** The heading level of the names. @default 3 */
  level?: 2 | 3 | 4 | 5;
  /** The number of cards that are drawn before the user asks for more. @default 60 */
  limit?: number;
}

/** Services as cards. */
export function ProductGrid({ products, applicant, level = 3, limit = 60 }: ProductGridProps) {
  return (
    <ShortList items={products} limit={limit}>
      {(shown) => (
        <Cells>
          {shown.map((product) => (
            <li key={product.id}>
              <ItemBoundary of={product}>
                <ProductCard product={product} applicant={applicant} level={level} />
              </ItemBoundary>
            </li>
          ))}
        </Cells>
      )}
    </ShortList>
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
`;

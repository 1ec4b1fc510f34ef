import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Product } from '../contract.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { describeMisfit, describeAvailability } from '../offer/describeAvailability.ts';

/** The number of services on home. */
const limit = 4;

/**
 * The services that the user could start now and has not: pinned ones first, then one of each category, so
 * that they differ.
 */
export function suggestServices(catalogue: Catalogue, applicant: Applicant): readonly Product[] {
  const open = catalogue.products.filter((product) => {
    const { isEnabled, reason } = describeAvailability(product, applicant);
    const isNew = (product.provisions?.length ?? 0) === 0;
    return isEnabled && !reason && isNew && !describeMisfit(product, applicant);
  });
  const pinned = open.filter(({ is_pinned }) => is_pinned);
  const seen = new Set<number>();
  const varied = open.filter(({ id, is_pinned }) => {
    const category = catalogue.categoriesOf.get(id)?.[0]?.id ?? -id;
    if (is_pinned || seen.has(category)) return false;
    seen.add(category);
    return true;
  });
  return [...new Set([...pinned, ...varied, ...open])].slice(0, limit);
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Heading, Row, Stack, Text } from '@my-air/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';

import { everything, type CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { useApplicant } from '../offer/useApplicant.ts';
import type { CatalogueBundle } from './Catalogue.ts';
import { ProductGroups } from './ProductGroups.tsx';
import type { CatalogueViewState } from './useCatalogueSearch.ts';

export interface CatalogueResultsProps {
  /** The services that pass the filters, and the state of the search. */
  view: CatalogueViewState;
  /** The bundle that the list is limited to; the page scrolls to it where the address names it. */
  bundle?: Pick<CatalogueBundle, 'slug' | 'description'> | undefined;
  /** Called with the address that a choice leads to; without a hash the present one stays. */
  onChange: (search: CatalogueSearch, hash?: string) => void;
  /** Called with the typed text when the user asks the assistant instead; without it, that is not offered. */
  onAsk?: ((question: string) => void) | undefined;
}

/** The services that pass the filters, their number, and a way on when there are none. */
export function CatalogueResults({ view, bundle, onChange, onAsk }: CatalogueResultsProps) {
  const { t } = useLingui();
  const applicant = useApplicant();
  const { products, filters, isSearching } = view;
  const count = products.length;
  const heading = useKeptFocus<HTMLHeadingElement>(filters);

  return (
    <Stack as="section" gap={4} aria-labelledby="services-found" id={bundle?.slug}>
      <div>
        <Row gap={3} align="baseline" justify="between" wrap>
          <Heading ref={heading} id="services-found" level={2} size={20} tabIndex={-1}>
            <Trans>Services</Trans>
          </Heading>
          <Text as="output" size={14} tone="muted" aria-live="polite">
            {isSearching ? t`Looking…` : t`${plural(count, { one: '# service', other: '# services' })}`}
          </Text>
        </Row>
        {bundle?.description && (
          <Text tone="muted" dir="auto">
            {bundle.description}
          </Text>
        )}
      </div>
      {count === 0 && !isSearching && (
        <EmptyState
          illustration="search"
          title={<Trans>No service matches all of this</Trans>}
          text={<Trans>Remove a filter, or say in your own words what you need.</Trans>}
          action={
            <Button variant="primary" onClick={() => onChange(everything, '')}>
              <Trans>Show all services</Trans>
            </Button>
          }
        >
          {onAsk && filters.text.trim() !== '' && (
            <Button onClick={() => onAsk(filters.text.trim())}>
              <Trans>Ask the assistant</Trans>
            </Button>
          )}
        </EmptyState>
      )}
      <ProductGroups products={products} applicant={applicant} />
    </Stack>
  );
}

/**
 * Moves the focus to an element when the focused one has gone with a change: keyboard users go on from there.
 */
function useKeptFocus<Target extends HTMLElement>(changed: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(changed);
  useEffect(() => {
    if (last.current === changed) return undefined;
    last.current = changed;
    // A dialog that has just closed gives the focus back a moment later.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [changed]);
  return target;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { HelpLink, LazyPart } from '@my-air/feature-api/views';
import { Button, FiltersIcon, media, Page, Row, SearchInput, Stack, Text } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';

import { AssistantPanel } from '../assistant/AssistantPanel.tsx';
import type { AskedQuestion } from '../assistant/AskedQuestion.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { hasListFilter } from '../filters/CatalogueFilters.ts';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { helpArticles } from '../helpArticles.ts';
import { addressKey } from './addressKey.ts';
import { catalogueQuery } from './catalogue.api.ts';
import { BundleList } from './BundleList.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import { FiltersBeside } from './FiltersBeside.tsx';
import { useCatalogueSearch } from './useCatalogueSearch.ts';

const FilterDrawer = lazy(() =>
  import('../filters/FilterDrawer.tsx').then((module) => ({ default: module.FilterDrawer })),
);

export interface CatalogueScreenProps {
  /** The search parameters of the address. */
  search: CatalogueSearch;
  /** The hash of the address: a bundle. */
  hash?: string | undefined;
  /** Called with the address that a choice leads to; without a hash the present one stays. */
  onChange: (search: CatalogueSearch, hash?: string) => void;
}

/** All services: the assistant and the search first, then filters, bundles and cards. */
export function CatalogueScreen({ search, hash, onChange }: CatalogueScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(api));
  const [isFiltering, setIsFiltering] = useState(false);
  const [question, setQuestion] = useState<AskedQuestion>();
  const { typed, view, listKey, change, showPicked } = useCatalogueSearch(catalogue, search, hash, onChange);
  const { filters, counts } = view;
  const panel = { catalogue, filters, counts, search: typed.search, onChange: change };
  const bundle = catalogue.bundles.find(({ slug }) => slug === filters.bundle);
  const isWhole =
    !bundle && filters.picked === undefined && filters.text.trim() === '' && !hasListFilter(filters);

  return (
    <Page
      title={<Trans>Services</Trans>}
      lead={<Trans>What helps your channels grow, and what of it is open to you now.</Trans>}
      actions={
        <HelpLink article={helpArticles.services}>
          <Trans>How services work</Trans>
        </HelpLink>
      }
    >
      <Stack gap={6}>
        <AssistantPanel
          catalogue={catalogue}
          question={question}
          isFolded={bundle !== undefined}
          onAsk={setQuestion}
          onPicked={showPicked}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet */}
        <Row gap={3} role="search" aria-label={t`Services`}>
          <Field>
            <SearchInput
              value={typed.text}
              onValueChange={typed.setText}
              clearLabel={t`Clear the search`}
              placeholder={t`Search by name, aim or category`}
              aria-label={t`Search the services`}
              {...(typed.isTooShort && { 'aria-describedby': 'services-search-hint' })}
              isBusy={view.isSearching}
            />
          </Field>
          <OnPhones>
            <Button icon={<FiltersIcon aria-hidden />} onClick={() => setIsFiltering(true)}>
              <Trans>Filters</Trans>
            </Button>
          </OnPhones>
        </Row>
        {typed.isTooShort && (
          <Text id="services-search-hint" size={14} tone="muted">
            <Trans>Type at least 3 characters.</Trans>
          </Text>
        )}
        <ActiveFilters {...panel} />
        {isWhole && catalogue.bundles.length > 0 && <BundleList catalogue={catalogue} />}
        <Columns>
          <FiltersBeside {...panel} />
          <CatalogueResults
            view={view}
            bundle={bundle}
            listKey={listKey}
            isChosen={listKey !== addressKey(search, hash)}
            onChange={change}
            onAsk={(text) => setQuestion({ text })}
          />
        </Columns>
      </Stack>
      {isFiltering && (
        <LazyPart onCancel={() => setIsFiltering(false)}>
          <FilterDrawer {...panel} count={view.products.length} onClose={() => setIsFiltering(false)} />
        </LazyPart>
      )}
    </Page>
  );
}

const Field = styled.div`
  flex: 1;
  min-width: 0;
`;

const OnPhones = styled.div`
  ${media.up('md')} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);

  ${media.up('md')} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

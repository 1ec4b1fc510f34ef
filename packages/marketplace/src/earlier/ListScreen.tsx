import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Field, NativeSelect, Page, Row, SearchInput, Stack, TextLink } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import { CatalogueResults } from '../catalogue/CatalogueResults.tsx';
import { useCatalogueSearch, type ChangeCatalogue } from '../catalogue/useCatalogueSearch.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import type { CatalogueSearch } from '../filters/CatalogueSearch.ts';

export interface ListScreenProps {
  /** The search parameters of the address. */
  search: CatalogueSearch;
  /** Called with the whole new search parameters at each choice. */
  onChange: ChangeCatalogue;
}

/** The catalogue as it was later: a search and a category, then one list. */
export function ListScreen({ search, onChange }: ListScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(api));
  const address = useCatalogueSearch(catalogue, search, undefined, onChange);
  const { view, change } = address;

  return (
    <Page
      title={<Trans>Services</Trans>}
      lead={<Trans>All services in one list.</Trans>}
      actions={
        <TextLink render={<Link to="/services" />}>
          <Trans>To the new catalogue</Trans>
        </TextLink>
      }
    >
      <Stack gap={6}>
        <Row gap={4} wrap align="end">
          <Field label={t`Search the services`} style={{ flex: '1 1 16rem' }}>
            <SearchInput
              value={address.text}
              onValueChange={address.setText}
              clearLabel={t`Clear the search`}
              isBusy={view.isSearching}
            />
          </Field>
          <Field label={t`Category`} style={{ flex: '0 1 16rem' }}>
            <NativeSelect
              value={address.search.category?.[0] ?? ''}
              onChange={({ target: { value } }) =>
                change({ ...address.search, category: value ? [value] : undefined })
              }
              options={[
                { value: '', label: t`All categories` },
                ...catalogue.categories.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
            />
          </Field>
        </Row>
        <ActiveFilters
          catalogue={catalogue}
          filters={view.filters}
          search={address.search}
          onChange={change}
        />
        <CatalogueResults view={view} onChange={change} />
      </Stack>
    </Page>
  );
}

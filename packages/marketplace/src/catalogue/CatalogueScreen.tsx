import { Trans, useLingui } from '@lingui/react/macro';
import { atomStore } from '@my-air/feature-kit/state';
import { OnlyScope } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Button, FiltersIcon, media, Page, Row, SearchInput, Stack, Text, useIsWide } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { AskAssistant } from '../assistant/AskAssistant.tsx';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { hasFacet } from '../filters/applyFilters.ts';
import { ChannelPresets } from '../filters/ChannelPresets.tsx';
import { pickedSearch, type CatalogueSearch } from '../filters/CatalogueSearch.ts';
import { FilterPanel, type FilterPanelProps } from '../filters/FilterPanel.tsx';
import { manualFilters } from '../filters/manualFilters.ts';
import { rememberSubscribers } from '../filters/rememberedSubscribers.ts';
import { helpArticles } from '../product/productArticle.ts';
import { BundleList } from './BundleList.tsx';
import { catalogueQuery } from './catalogue.api.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { useCatalogueSearch, type ChangeCatalogue } from './useCatalogueSearch.ts';
import { FilterDrawer } from '../filters/FilterDrawer.tsx';

export interface CatalogueScreenProps {
  /** The search parameters of the address. */
  search: CatalogueSearch;
  /** The hash of the address: a bundle. */
  hash?: string | undefined;
  /** Called with the address that a choice leads to; without a hash the present one stays. */
  onChange: ChangeCatalogue;
}

/** All services: the line of the assistant and the search first, then filters, bundles and cards. */
export function CatalogueScreen({ search, hash, onChange }: CatalogueScreenProps) {
  const { t } = useLingui();
  const { api, modals } = usePortal();
  const userId = useUser()?.id;
  const { data: catalogue } = useSuspenseQuery(catalogueQuery(api));
  const [isFiltering, setIsFiltering] = useState(false);
  const isWide = useIsWide('md');
  const tools = useRef<HTMLDivElement>(null);
  const address = useCatalogueSearch(catalogue, search, hash, (next, nextHash) => {
    rememberSubscribers(userId, next);
    return onChange(next, nextHash);
  });
  const { view, change } = address;
  const { filters, counts } = view;
  const panel = { catalogue, filters, counts, search: address.search, onChange: change };
  const bundle = catalogue.bundles.find(({ slug }) => slug === filters.bundle);
  const isWhole = !bundle && filters.picked === undefined && filters.text.trim() === '' && !hasFacet(filters);

  async function askAssistant(question?: string) {
    const answer = await modals.open('marketplace-ai', question === undefined ? {} : { question });
    if (!answer) return;
    if (filters.picked === undefined) {
      atomStore.set(manualFilters(userId), { search: address.search, hash: address.hash ?? '' });
    }
    change(pickedSearch(answer.productIds), '');
  }

  return (
    <Page
      title={<Trans>Services</Trans>}
      lead={<Trans>Services that help your channels grow, and which of them are open to you now.</Trans>}
      actions={
        <HelpLink article={helpArticles.services}>
          <Trans>How services work</Trans>
        </HelpLink>
      }
    >
      <Stack gap={6}>
        <AskAssistant onOpen={() => void askAssistant()} />
        <Row
          ref={tools}
          gap={3}
          wrap
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet
          role="search"
          aria-label={t`Services`}
        >
          <Field>
            <SearchInput
              value={address.text}
              onValueChange={address.setText}
              clearLabel={t`Clear the search`}
              placeholder={t`Search by name, aim or category`}
              aria-label={t`Search the services`}
              {...(address.isTooShort && { 'aria-describedby': 'services-search-hint' })}
              isBusy={view.isSearching}
              // On a phone the keyboard covers half of the screen: the services begin below the field.
              onFocus={() => !isWide && tools.current?.scrollIntoView({ block: 'start' })}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && !isWide && currentTarget.blur()}
            />
          </Field>
          <OnPhones>
            <Button icon={<FiltersIcon aria-hidden />} onClick={() => setIsFiltering(true)}>
              <Trans>Filters</Trans>
            </Button>
          </OnPhones>
        </Row>
        {address.isTooShort && (
          <Text id="services-search-hint" size={14} tone="muted">
            <Trans>Type at least 3 characters.</Trans>
          </Text>
        )}
        <OnlyScope />
        {/* On a phone what was searched for comes first. */}
        {(isWide || !address.text) && <ChannelPresets search={address.search} onChange={change} />}
        <ActiveFilters {...panel} />
        {isWhole && catalogue.bundles.length > 0 && <BundleList catalogue={catalogue} />}
        <Columns>
          <FiltersBeside {...panel} />
          <CatalogueResults
            view={view}
            bundle={bundle}
            onChange={change}
            onAsk={modals.has('marketplace-ai') ? (text) => void askAssistant(text) : undefined}
          />
        </Columns>
      </Stack>
      {isFiltering && (
        <FilterDrawer {...panel} count={view.products.length} onClose={() => setIsFiltering(false)} />
      )}
    </Page>
  );
}

/* The least width in which a query can be read; below it, the button goes to a second line. */
const Field = styled.div`
  flex: 1 1 9rem;
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

/** The filters beside the services, where there is room. */
function FiltersBeside(panel: FilterPanelProps) {
  const { t } = useLingui();
  const isWide = useIsWide('md');
  return <Side aria-label={t`Filters`}>{isWide && <FilterPanel {...panel} />}</Side>;
}

const Side = styled.section`
  display: none;

  ${media.up('md')} {
    display: block;
  }
`;

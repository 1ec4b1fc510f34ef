import { Trans, useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-kit/views';
import { fromWire, languageTag } from '@my-air/i18n';
import { Button, isPlainClick, SearchIcon, Text } from '@my-air/ui-kit';

import type { SearchHit } from '../contract/help.ts';
import { Snippet } from './Snippet.tsx';
import { List, Option, Sheet } from './suggestionParts.ts';

export interface SuggestionListProps {
  /** The id of the list, to which the field refers; each option has it with its position. */
  id: string;
  /** The articles that were found, best first; a note is shown when there are none. */
  hits: readonly SearchHit[];
  /** The position of the option that the keys have reached; -1 for none. */
  active: number;
  /** Whether the search failed. */
  hasFailed: boolean;
  /** The address of an article. */
  addressOf: (id: number) => string;
  /** Called with the id of the article to open here; not when it is opened in another tab. */
  onChoose: (id: number) => void;
  /** The address of all results; without it no link leads to them. */
  allAddress: string | undefined;
  /** Called to show all results here; not when they are opened in another tab. */
  onSearchAll: () => void;
}

/** The articles below the search while the user types. */
export function SuggestionList({
  id,
  hits,
  active,
  hasFailed,
  addressOf,
  onChoose,
  allAddress,
  onSearchAll,
}: SuggestionListProps) {
  const { t } = useLingui();

  return (
    // A press must not take the focus away from the field.
    <Sheet onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list cannot show two lines for each */}
      {hits.length > 0 && (
        <List id={id} role="listbox" aria-label={t`Articles`}>
          {hits.map((hit, index) => (
            <ItemBoundary key={hit.id} of={hit} as="li">
              <li role="presentation">
                <Option
                  forwardedAs="a"
                  {...{ href: addressOf(hit.id) }}
                  tabIndex={-1}
                  draggable={false}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  lang={hit.locale ? languageTag(fromWire(hit.locale)) : undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onChoose(hit.id);
                  }}
                >
                  <Text as="span" weight="medium">
                    {hit.name}
                  </Text>
                  {hit.snippet && <Snippet snippet={hit.snippet} />}
                </Option>
              </li>
            </ItemBoundary>
          ))}
        </List>
      )}
      {hits.length === 0 && (
        <Text tone="muted" size={14} as="p">
          {hasFailed ? <Trans>The search did not respond.</Trans> : <Trans>No articles found.</Trans>}
        </Text>
      )}
      {allAddress !== undefined && (
        <Button
          size="s"
          variant="quiet"
          icon={<SearchIcon aria-hidden />}
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
          render={<a href={allAddress} />}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onSearchAll();
          }}
        >
          <Trans>Search all articles</Trans>
        </Button>
      )}
    </Sheet>
  );
}

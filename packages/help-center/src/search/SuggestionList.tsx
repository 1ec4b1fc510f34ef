import { Trans, useLingui } from '@lingui/react/macro';
import { ItemBoundary } from '@my-air/feature-api/views';
import { fromWire, languageTag } from '@my-air/i18n';
import { Button, SearchIcon, Text } from '@my-air/ui-kit';

import type { SearchHit } from '../contract/help.ts';
import { Snippet } from './Snippet.tsx';
import { List, Option, Sheet } from './suggestionParts.ts';

export interface SuggestionListProps {
  id: string;
  hits: readonly SearchHit[];
  /** Which of them the keys point at; -1 for none. */
  active: number;
  /** Whether the search did not answer. */
  hasFailed: boolean;
  onChoose: (id: number) => void;
  /** Without it there is nothing but these. */
  onSearchAll: (() => void) | undefined;
}

/** The articles below the search while one types. */
export function SuggestionList({ id, hits, active, hasFailed, onChoose, onSearchAll }: SuggestionListProps) {
  const { t } = useLingui();

  return (
    // A press must not take the focus away from the field.
    <Sheet onMouseDown={(event) => event.preventDefault()}>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list cannot show two lines for each */}
      {hits.length > 0 && (
        <List id={id} role="listbox" aria-label={t`Articles`}>
          {hits.map((hit, index) => (
            <ItemBoundary key={hit.id} of={hit} as="li">
              <Option
                forwardedAs="li"
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                lang={hit.locale ? languageTag(fromWire(hit.locale)) : undefined}
                onClick={() => onChoose(hit.id)}
              >
                <Text as="span" weight="medium">
                  {hit.name}
                </Text>
                {hit.snippet && <Snippet snippet={hit.snippet} />}
              </Option>
            </ItemBoundary>
          ))}
        </List>
      )}
      {hits.length === 0 && (
        <Text tone="muted" size={14} as="p">
          {hasFailed ? <Trans>The search did not respond.</Trans> : <Trans>No articles found.</Trans>}
        </Text>
      )}
      {onSearchAll && (
        <Button
          size="s"
          variant="quiet"
          icon={<SearchIcon aria-hidden />}
          tabIndex={-1}
          onClick={onSearchAll}
        >
          <Trans>Search all articles</Trans>
        </Button>
      )}
    </Sheet>
  );
}

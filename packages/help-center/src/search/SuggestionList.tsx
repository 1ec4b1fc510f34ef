import { Trans, useLingui } from '@lingui/react/macro';
import { fromWire, languageTag } from '@my-air/i18n';
import { Button, Card, SearchIcon, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { SearchHit } from '../contract/help.ts';
import { Snippet } from './Snippet.tsx';

export interface SuggestionListProps {
  id: string;
  hits: readonly SearchHit[];
  /** Which of them the keys point at; -1 for none. */
  active: number;
  /** Whether the search did not answer. */
  hasFailed: boolean;
  onChoose: (id: number) => void;
  onSearchAll: () => void;
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
            <Option
              key={hit.id}
              forwardedAs="li"
              id={`${id}-${hit.id}`}
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
          ))}
        </List>
      )}
      {hits.length === 0 && (
        <Text tone="muted" size={14} as="p">
          {hasFailed ? <Trans>The search did not answer.</Trans> : <Trans>No article says this.</Trans>}
        </Text>
      )}
      <Button size="s" variant="quiet" icon={<SearchIcon aria-hidden />} tabIndex={-1} onClick={onSearchAll}>
        <Trans>Search all articles</Trans>
      </Button>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  position: absolute;
  inset-block-start: calc(100% + var(--space-2));
  inset-inline: 0;
  z-index: var(--layer-floating);
  gap: var(--space-2);
  max-height: min(28rem, 70vh);
  padding: var(--space-2);
  overflow-y: auto;
  box-shadow: var(--shadow-floating);

  > p,
  > button {
    align-self: flex-start;
    margin: var(--space-2);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Option = styled(Text)`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--color-sunken);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
`;

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ClockIcon, isPlainClick, Text } from '@my-air/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';

import { List, Option, Sheet } from './suggestionParts.ts';

export interface RecentSearchesProps {
  /** The id of the list, to which the field refers; each option has it with its position. */
  id: string;
  /** The recent searches, the latest first. */
  searches: readonly string[];
  /** The position of the option that the keys have reached; -1 for none. */
  active: number;
  /** The address of the results of a search. */
  addressOf: (search: string) => string;
  /** Called with the search to repeat here; not when it is opened in another tab. */
  onChoose: (search: string) => void;
  /** Called to clear the recent searches. */
  onForget: () => void;
  /** Called when Escape leads back to the field. */
  onLeave: () => void;
}

/** The user's recent searches, below the search while it is empty. */
export function RecentSearches({
  id,
  searches,
  active,
  addressOf,
  onChoose,
  onForget,
  onLeave,
}: RecentSearchesProps) {
  const { t } = useLingui();
  const titleId = useId();

  return (
    // A press must not take the focus away from the field.
    <Sheet onMouseDown={(event) => event.preventDefault()}>
      <Head>
        <Text id={titleId} as="span" tone="muted" size={12} weight="bold">
          <Trans>Recent searches</Trans>
        </Text>
        <Button
          size="s"
          variant="quiet"
          aria-label={t`Clear recent searches`}
          onClick={onForget}
          onKeyDown={({ key }) => key === 'Escape' && onLeave()}
        >
          <Trans>Clear</Trans>
        </Button>
      </Head>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list cannot be led by a text field */}
      <List id={id} role="listbox" aria-labelledby={titleId}>
        {searches.map((search, index) => (
          <li key={search} role="presentation">
            <Line
              forwardedAs="a"
              {...{ href: addressOf(search) }}
              tabIndex={-1}
              draggable={false}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(search);
              }}
            >
              <ClockIcon aria-hidden />
              <bdi title={search}>{search}</bdi>
            </Line>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding-inline-start: var(--space-3);
`;

const Line = styled(Option)`
  flex-direction: row;
  gap: var(--space-3);
  align-items: center;

  > svg {
    flex: none;
    width: var(--icon-size-s);
    height: var(--icon-size-s);
    color: var(--color-muted);
  }
  > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

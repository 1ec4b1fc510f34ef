import { Trans, useLingui } from '@lingui/react/macro';
import { foldText, useLocale } from '@my-air/i18n';
import { Button, SearchInput, Skeleton, Text } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { fetchEmoji, type EmojiEntry } from './fetchEmoji.ts';

/** The most results of a search; more would only be scrolled past. */
const limit = 120;

/** The emoji of a group or, for a typed text, of all groups by name. */
function findEmoji(
  all: readonly EmojiEntry[],
  { typed, group }: { typed: string; group: number },
): readonly EmojiEntry[] {
  const text = foldText(typed.trim());
  if (text === '') return all.filter((entry) => entry.group === group);
  const named = all.filter(({ name }) => foldText(name).includes(text));
  const tagged = all.filter(
    (entry) => !named.includes(entry) && entry.tags.some((tag) => foldText(tag).startsWith(text)),
  );
  return [...named, ...tagged].slice(0, limit);
}

export interface EmojiPickerProps {
  /** Called with the chosen emoji. */
  onChoose: (emoji: string) => void;
}

const columns = 8;
/** The most frequent reactions. */
const usual = ['👍', '❤️', '😂', '🎉', '🙏', '👀', '🔥', '✅'];

/** A picker of emoji: common reactions first, all others by group or by name. */
export function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState(0);
  const [reached, setReached] = useState(0);
  const field = useFocusWithKeyboard();
  const { data, isError, refetch } = useEmoji();
  const shown = data && findEmoji(data, { typed, group });
  const setIsAwaited = useChooseFirst(shown?.[0]?.symbol, onChoose);

  const groups = [
    { number: 0, sign: '😀', name: t`Smileys` },
    { number: 1, sign: '👋', name: t`People` },
    { number: 3, sign: '🐻', name: t`Animals and nature` },
    { number: 4, sign: '🍎', name: t`Food and drink` },
    { number: 5, sign: '🚗', name: t`Travel` },
    { number: 6, sign: '⚽', name: t`Activities` },
    { number: 7, sign: '💡', name: t`Objects` },
    { number: 8, sign: '❗', name: t`Symbols` },
    { number: 9, sign: '🏁', name: t`Flags` },
  ];

  function listen(event: KeyboardEvent) {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    setIsAwaited(true);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (step === undefined || !shown) return;
    event.preventDefault();
    const next = Math.min(shown.length - 1, Math.max(0, reached + step));
    setReached(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <Frame>
      <Signs aria-label={t`Common reactions`}>
        {usual.map((symbol) => (
          <Sign key={symbol} type="button" onClick={() => onChoose(symbol)}>
            {symbol}
          </Sign>
        ))}
      </Signs>
      <SearchInput
        ref={field}
        onKeyDown={listen}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setReached(0);
          setIsAwaited(false);
        }}
        aria-label={t`Search for an emoji`}
        placeholder={t`Search for an emoji`}
        clearLabel={t`Clear the search`}
      />
      {typed.trim() === '' && (
        <Groups aria-label={t`Groups of emoji`}>
          {groups.map(({ number, sign, name }) => (
            <Sign
              key={number}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={number === group}
              onClick={() => {
                setGroup(number);
                setReached(0);
              }}
            >
              {sign}
            </Sign>
          ))}
        </Groups>
      )}
      {isError && (
        <Button size="s" onClick={() => void refetch()}>
          <Trans>The emoji could not be loaded. Try again</Trans>
        </Button>
      )}
      {!data && !isError && <Skeleton lines={4} height="2rem" />}
      {shown && shown.length === 0 && (
        <Text tone="muted" size={14}>
          <Trans>No emoji found.</Trans>
        </Text>
      )}
      {shown && shown.length > 0 && (
        <All aria-label={t`Emoji`} onKeyDown={move}>
          {shown.map(({ symbol, name }, place) => (
            <Sign
              key={symbol}
              type="button"
              title={name}
              aria-label={name}
              tabIndex={place === reached ? 0 : -1}
              onClick={() => onChoose(symbol)}
            >
              {symbol}
            </Sign>
          ))}
        </All>
      )}
    </Frame>
  );
}

/** The emoji with their names in the chosen language. */
function useEmoji() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['messenger', 'emoji', locale],
    queryFn: () => fetchEmoji(locale),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { poll: true },
  });
}

/** With a keyboard the search has the focus at first; on a phone it would cover half of the list. */
function useFocusWithKeyboard() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}

/** Chooses the first emoji after Enter, which may be pressed before the emoji are loaded. */
function useChooseFirst(first: string | undefined, onChoose: (emoji: string) => void) {
  const [isAwaited, setIsAwaited] = useState(false);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (isAwaited && first !== undefined) choose(first);
  }, [isAwaited, first]);
  return setIsAwaited;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

const Signs = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
`;

const Groups = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  justify-content: space-between;
  border-bottom: 1px solid var(--color-line);
`;

const All = styled(Signs)`
  max-height: 13rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Sign = styled.button`
  min-width: 2rem;
  min-height: 2.25rem;
  padding: 0;
  font-size: 1.25rem;
  line-height: 1;
  background: none;
  border: 0;
  border-radius: var(--radius-chip);
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    background: var(--color-accent-soft);
  }
`;

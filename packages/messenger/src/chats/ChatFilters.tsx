import { useLingui } from '@lingui/react/macro';
import { useAddressText } from '@my-air/feature-kit/views';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import { Button, NativeSelect } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Chat } from '../contract.ts';
import { useChatMatter } from '../process/useChatMatter.ts';
import { unreadChats } from './countUnread.ts';
import { chatChannelKey, turnOf } from './filterChats.ts';

export interface ChatFiltersProps {
  /** The chats of the list that are loaded. */
  chats: readonly Chat[];
  /** Whether these are all of the list: only then their numbers are shown. */
  isWhole: boolean;
}

/** The filters of the list, which are in the address: unread, whose turn it is, the subject, and its channel. */
export function ChatFilters({ chats, isWhole }: ChatFiltersProps) {
  const { t } = useLingui();
  const format = useFormat();
  const matterOf = useChatMatter();
  const { compare } = new Intl.Collator(languageTag(useLocale()));
  const [unread, setUnread] = useAddressText('unread');
  const [waits, setWaits] = useAddressText('waits');
  const [kind, setKind] = useAddressText('kind');
  const [about, setAbout] = useAddressText('about');
  const withTurn = (turn: 'me' | 'team') => chats.filter((chat) => turnOf(chat) === turn).length;
  const toggles = [
    {
      label: t`Unread`,
      count: unreadChats(chats).length,
      isOn: unread !== '',
      set: (isOn: boolean) => setUnread(isOn ? '1' : ''),
    },
    {
      label: t`Waits for me`,
      count: withTurn('me'),
      isOn: waits === 'me',
      set: (isOn: boolean) => setWaits(isOn ? 'me' : ''),
    },
    {
      label: t`Waits for the team`,
      count: withTurn('team'),
      isOn: waits === 'team',
      set: (isOn: boolean) => setWaits(isOn ? 'team' : ''),
    },
  ];
  const kinds = optionsOf(
    chats.map((chat) => [chat.process?.processable_type, matterOf(chat).kind]),
    kind,
  );
  const channels = optionsOf(
    chats.map((chat) => [chatChannelKey(chat), chat.process?.processable?.channel?.title]),
    about,
  );

  /** The options, each once and by its name, with the chosen one though no loaded chat has it. */
  function optionsOf(
    known: readonly (readonly [string | undefined, string | null | undefined])[],
    chosen: string,
  ) {
    const named = new Map(chosen === '' ? [] : [[chosen, t`Not in the list`]]);
    for (const [value, name] of known) if (value !== undefined && name) named.set(value, name);
    return [...named]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => compare(one.label, other.label));
  }

  return (
    <>
      <Toggles aria-label={t`Filters`}>
        {toggles.map(({ label, count, isOn, set }) => (
          <Toggle key={label} size="s" aria-pressed={isOn} onClick={() => set(!isOn)}>
            {isWhole && count > 0 ? `${label} (${format.number(count)})` : label}
          </Toggle>
        ))}
      </Toggles>
      <Choices>
        {kinds.length > 1 && (
          <NativeSelect
            aria-label={t`Subject`}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            options={[{ value: '', label: t`Any subject` }, ...kinds]}
          />
        )}
        {channels.length > 1 && (
          <NativeSelect
            aria-label={t`Channel`}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
            options={[{ value: '', label: t`Any channel` }, ...channels]}
          />
        )}
      </Choices>
    </>
  );
}

const Toggles = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
    border-color: transparent;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > * {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;

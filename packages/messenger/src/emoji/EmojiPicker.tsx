import { Trans, useLingui } from '@lingui/react/macro';
import { foldText, useLocale, type Locale } from '@my-air/i18n';
import { QueryView } from '@my-air/feature-kit/views';
import { Skeleton } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import {
  EmojiPicker as Picker,
  type EmojiData,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
} from 'frimousse';
import { styled } from 'styled-components';

/** The data sets of our own host, by language. */
const files = {
  en: () =>
    Promise.all([import('emojibase-data/en/compact.json'), import('emojibase-data/en/messages.json')]),
  uk: () =>
    Promise.all([import('emojibase-data/uk/compact.json'), import('emojibase-data/uk/messages.json')]),
  es: () =>
    Promise.all([import('emojibase-data/es/compact.json'), import('emojibase-data/es/messages.json')]),
  ru: () =>
    Promise.all([import('emojibase-data/ru/compact.json'), import('emojibase-data/ru/messages.json')]),
  pt: () =>
    Promise.all([import('emojibase-data/pt/compact.json'), import('emojibase-data/pt/messages.json')]),
};

/** The group of components, such as skin tones, which are not emoji by themselves. */
const components = 2;

/** Loads all emoji in one language. */
async function fetchEmoji(locale: Locale): Promise<EmojiData> {
  const load = locale in files ? files[locale as keyof typeof files] : files.en;
  const [{ default: entries }, { default: words }] = await load();
  const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return {
    locale,
    emojis: entries
      .filter(({ group }) => group !== undefined && group !== components)
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ unicode, label, tags = [], group }) => ({
        emoji: unicode,
        label: capitalize(label),
        category: group!,
        // A name typed without its accents finds it too.
        tags: [foldText(label), ...tags],
        version: 0,
      })),
    categories: words.groups
      .filter(({ order }) => order !== components)
      .map(({ order, message }) => ({ index: order, label: capitalize(message) })),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  };
}

const columns = 8;
/** The most frequent reactions. */
const usual = ['👍', '❤️', '😂', '🎉', '🙏', '👀', '🔥', '✅'];

export interface EmojiPickerProps {
  /** Called with the chosen emoji. */
  onChoose: (emoji: string) => void;
}

/** A picker of emoji: common reactions first, all others by group or by name. */
export function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['messenger', 'emoji', locale],
    queryFn: () => fetchEmoji(locale),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { poll: true },
  });

  return (
    <>
      <Usual aria-label={t`Common reactions`}>
        {usual.map((symbol) => (
          <Sign key={symbol} type="button" onClick={() => onChoose(symbol)}>
            {symbol}
          </Sign>
        ))}
      </Usual>
      <QueryView
        query={query}
        pending={<Skeleton lines={6} height="2.25rem" />}
        failed={<Trans>The emoji could not be loaded.</Trans>}
        isBanner
      >
        {(data) => (
          <Frame
            locale={locale}
            columns={columns}
            resolveEmojiData={() => data}
            onEmojiSelect={({ emoji }) => onChoose(emoji)}
          >
            <Picker.Search
              ref={focusWithKeyboard}
              aria-label={t`Search for an emoji`}
              placeholder={t`Search for an emoji`}
            />
            <Picker.Viewport>
              <Picker.Empty>
                <Trans>No emoji found.</Trans>
              </Picker.Empty>
              <Picker.List aria-label={t`Emoji`} components={{ CategoryHeader, Emoji }} />
            </Picker.Viewport>
          </Frame>
        )}
      </QueryView>
    </>
  );
}

/** With a keyboard the search has the focus at first; on a phone it would cover half of the list. */
function focusWithKeyboard(field: HTMLInputElement | null) {
  if (matchMedia('(pointer: fine)').matches) field?.focus();
}

function CategoryHeader({ category, ...props }: EmojiPickerListCategoryHeaderProps) {
  return <Group {...props}>{category.label}</Group>;
}

function Emoji({ emoji, ...props }: EmojiPickerListEmojiProps) {
  return (
    <Sign type="button" title={emoji.label} {...props}>
      {emoji.emoji}
    </Sign>
  );
}

const Usual = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  min-width: 0;
  margin: 0 0 var(--space-2);
  padding: 0;
  border: 0;
`;

const Frame = styled(Picker.Root)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  > [frimousse-search] {
    box-sizing: border-box;
    min-height: var(--size-control-m);
    padding: 0 var(--space-3);
    color: var(--color-text);
    font: inherit;
    background: var(--color-raised);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
  }
  > [frimousse-viewport] {
    height: 15rem;
  }
`;

const Group = styled.div`
  padding: 0.25rem 0;
  color: var(--color-muted);
  font-size: var(--font-size-12);
  background: var(--color-floating);
`;

const Sign = styled.button`
  /* A row that is not full has the same columns. */
  flex: 0 0 ${100 / columns}%;
  min-width: 2rem;
  min-height: 2.25rem;
  padding: 0;
  font-size: 1.25rem;
  line-height: 1;
  background: none;
  border: 0;
  border-radius: var(--radius-chip);
  cursor: pointer;

  &:hover,
  &[data-active] {
    background: var(--color-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

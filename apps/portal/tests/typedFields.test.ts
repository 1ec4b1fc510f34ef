import { expect, test } from 'vitest';

const all = import.meta.glob<string>(
  [
    '../../../packages/*/src/**/*.{ts,tsx}',
    '!../../../packages/ui-kit/**',
    '!**/*.{test,stories}.*',
    '!**/testing/**',
    '!**/locales/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const sourceOf = (file: string) => all[`../../../packages/${file.replace('/', '/src/')}`] ?? '';

/** The fields for codes, addresses and names, each with the file that reads what was typed. */
const identifiers = {
  'accounts/adding/AddChannelModal.tsx': 'accounts/adding/recognizeProfile.ts',
  'accounts/contacts/ContactFields.tsx': 'accounts/contacts/contactSchema.ts',
  'accounts/removal/ConfirmDeletionModal.tsx': 'accounts/removal/ConfirmDeletionModal.tsx',
  'accounts/words/NameForm.tsx': 'accounts/switch/ChannelGroupModal.tsx',
  'affiliate-program/links/SourceBuilder.tsx': 'affiliate-program/links/withSource.ts',
  'auth/login/CredentialsForm.tsx': 'auth/login/CredentialsForm.tsx',
  'auth/login/SecondFactorForm.tsx': 'auth/login/SecondFactorForm.tsx',
};

/** The searches, each with the file that compares what was typed. */
const searches = {
  'accounts/channel/ChannelTools.tsx': 'accounts/channel/findChannels.ts',
  'accounts/switch/ChannelGroupModal.tsx': 'accounts/switch/ChannelGroupModal.tsx',
  'accounts/switch/ChannelSwitchSheet.tsx': 'accounts/switch/ChannelSwitchSheet.tsx',
  'agreements/reader/TextSearch.tsx': 'agreements/reader/findText.ts',
  'ai-metadata/videos/VideoFilterBar.tsx': 'ai-metadata/videos/VideoFilters.ts',
  'distribution/overview/PlatformList.tsx': 'distribution/overview/PlatformList.tsx',
  'games/list/GamesScreen.tsx': 'games/list/GamesScreen.tsx',
  'marketplace/catalogue/CatalogueScreen.tsx': 'marketplace/search/wordsOf.ts',
  'marketplace/earlier/ListScreen.tsx': 'marketplace/search/wordsOf.ts',
  'messenger/chats/ChatsPane.tsx': 'messenger/chats/filterChats.ts',
  'messenger/conversation/ChatSearch.tsx': 'messenger/conversation/ChatSearch.tsx',
};

/** The fields for texts, which stay as they are, and those that the server or the kit searches for. */
const texts = [
  'accounts/join/CountryResidenceModal.tsx',
  'ai-metadata/glossary/GlossaryCard.tsx',
  'ai-metadata/review/ReviewEdit.tsx',
  'ai-optimization/suggestions/SuggestionEdit.tsx',
  'help-center/article/FeedbackComment.tsx',
  'help-center/search/LiveSearch.tsx',
  'marketplace/assistant/AskForm.tsx',
  'marketplace/request/RequestForm.tsx',
  'messenger/composer/rich/LinkButton.tsx',
  'messenger/conversation/RatingCard.tsx',
  'messenger/support/SupportModal.tsx',
  'notifications/answers/RateForm.tsx',
  'notifications/answers/ReplyForm.tsx',
  'shell/palette/Palette.tsx',
];

const fields =
  /<(?:TextInput|Textarea|SearchInput|Combobox|CommandPalette)\b[^>]*|styled\((?:TextInput|Textarea|SearchInput)\)/g;

test('every field for typed text is known', () => {
  const drawn = Object.entries(all).flatMap(([file, source]) =>
    source.match(fields)?.some((field) => !field.includes('readOnly'))
      ? file.replace(/^.*\/packages\//, '').replace('/src/', '/')
      : [],
  );
  const known = [...Object.keys(identifiers), ...Object.keys(searches), ...texts];
  expect(drawn.toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(identifiers))('what is typed in %s is cleaned in %s', (_field, reader) => {
  expect(sourceOf(reader)).toMatch(/\bclean(?:Identifier|Code)\(/);
});

test.each(Object.entries(searches))('what is typed in %s is folded in %s', (_field, reader) => {
  expect(sourceOf(reader)).toMatch(/\b(?:foldText|findByText|spellingOf)\(/);
});

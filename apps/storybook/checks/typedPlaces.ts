/** A source file with fields that users type into. */
export interface TypedPlace {
  /** The number of fields that the file declares. */
  fields: number;
  /** The places whose tests prove that the text survives, as `describeKeptText` names them. */
  kept?: readonly string[];
  /** The reason why nothing is kept. */
  reason?: string;
}

const search = 'a search: quickly typed again, and worth nothing without its results';
const secret = 'a secret: it must never be stored';
const choice = 'a choice from a list: nothing is written';
const parts = 'a part of the composer, which is kept as a whole';

/**
 * Every file of the portal with fields that users type into. A new one has to say what becomes of the text.
 */
export const typedPlaces: Readonly<Record<string, TypedPlace>> = {
  'packages/shell/src/palette/Palette.tsx': { fields: 1, reason: search },
  'packages/accounts/src/adding/AddChannelModal.tsx': { fields: 1, kept: ['accounts/username'] },
  'packages/accounts/src/channel/ChannelTools.tsx': { fields: 1, reason: search },
  'packages/accounts/src/contacts/ContactFields.tsx': { fields: 1, kept: ['accounts/contacts'] },
  'packages/accounts/src/join/CountryResidenceModal.tsx': {
    fields: 1,
    reason: choice,
  },
  'packages/accounts/src/removal/ConfirmDeletionModal.tsx': {
    fields: 1,
    reason: 'a name retyped as a confirmation: prefilled it would confirm nothing',
  },
  'packages/accounts/src/switch/ChannelGroupModal.tsx': { fields: 1, reason: search },
  'packages/accounts/src/words/NameForm.tsx': {
    fields: 1,
    reason: 'a short name that is saved on this device at once: nothing is sent',
  },
  'packages/ads-boost/src/config/SettingFields.tsx': {
    fields: 1,
    kept: ['ads-boost/settings'],
  },
  'packages/ads-boost/src/config/ExcludedVideos.tsx': { fields: 1, reason: choice },
  'packages/affiliate-program/src/links/LinkField.tsx': { fields: 1, reason: 'read only: a link to copy' },
  'packages/affiliate-program/src/links/SourceBuilder.tsx': {
    fields: 1,
    reason: 'a word that makes a link at once: nothing is sent',
  },
  'packages/affiliate-program/src/materials/ReadyText.tsx': {
    fields: 1,
    reason: 'read only: a text to copy',
  },
  'packages/agreements/src/reader/TextSearch.tsx': { fields: 1, reason: search },
  'packages/ai-metadata/src/glossary/GlossaryCard.tsx': { fields: 1, kept: ['ai-metadata/glossary'] },
  'packages/ai-metadata/src/languages/LanguageFields.tsx': { fields: 1, reason: choice },
  'packages/ai-metadata/src/videos/VideoFilterBar.tsx': { fields: 1, reason: search },
  'packages/ai-metadata/src/runs/RunScreen.tsx': { fields: 1, reason: choice },
  'packages/ai-metadata/src/review/ReviewEdit.tsx': { fields: 2, kept: ['ai-metadata/review'] },
  'packages/ai-optimization/src/suggestions/SuggestionEdit.tsx': {
    fields: 2,
    kept: ['ai-optimization/suggestion'],
  },
  'packages/distribution/src/overview/PlatformList.tsx': { fields: 1, reason: search },
  'packages/games/src/list/GamesScreen.tsx': { fields: 1, reason: search },
  'packages/auth/src/login/CredentialsForm.tsx': { fields: 2, reason: secret },
  'packages/auth/src/login/SecondFactorForm.tsx': { fields: 1, reason: secret },
  'packages/help-center/src/article/FeedbackComment.tsx': { fields: 1, kept: ['help-center/comment'] },
  'packages/accounts/src/switch/ChannelSwitchSheet.tsx': { fields: 1, reason: search },
  'packages/help-center/src/search/LiveSearch.tsx': { fields: 1, reason: search },
  'packages/marketplace/src/assistant/AskForm.tsx': { fields: 1, kept: ['marketplace/assistant'] },
  'packages/marketplace/src/catalogue/CatalogueScreen.tsx': { fields: 1, reason: search },
  'packages/marketplace/src/earlier/ListScreen.tsx': { fields: 1, reason: search },
  'packages/marketplace/src/request/RequestForm.tsx': {
    fields: 1,
    reason: 'a note whose text is kept for its service, in an atom, until it is sent',
  },
  'packages/messenger/src/chats/ChatsPane.tsx': { fields: 1, reason: search },
  'packages/messenger/src/composer/composerParts.ts': { fields: 1, reason: parts },
  'packages/messenger/src/composer/rich/createRichEditor.ts': {
    fields: 1,
    kept: ['messenger/chat', 'messenger/edit'],
  },
  'packages/messenger/src/composer/rich/LinkButton.tsx': {
    fields: 1,
    reason: 'the address of a link, which becomes a part of the message at once',
  },
  'packages/messenger/src/conversation/ChatSearch.tsx': { fields: 1, reason: search },
  'packages/messenger/src/conversation/RatingCard.tsx': { fields: 1, kept: ['messenger/review'] },
  'packages/messenger/src/emoji/EmojiPicker.tsx': { fields: 1, reason: search },
  'packages/messenger/src/support/SupportModal.tsx': { fields: 2, kept: ['messenger/question'] },
  'packages/notifications/src/answers/RateForm.tsx': { fields: 1, kept: ['notifications/rating'] },
  'packages/notifications/src/answers/ReplyForm.tsx': { fields: 1, kept: ['notifications/answer'] },
};

/** The files of the kit that render a field, with whether the field takes text. */
export const kitFields: Readonly<Record<string, 'text' | 'no text'>> = {
  'chart/ChartSlider.tsx': 'no text',
  'command/commandParts.tsx': 'text',
  'field/Checkbox.tsx': 'no text',
  'field/PasswordInput.tsx': 'text',
  'field/RadioGroup.tsx': 'no text',
  'field/SearchInput.tsx': 'text',
  'field/Switch.tsx': 'no text',
  'field/TextInput.tsx': 'text',
  'field/Textarea.tsx': 'text',
  'number/NumberInput.tsx': 'text',
  'rating/NpsScale.tsx': 'no text',
  'rating/Rating.tsx': 'no text',
  'table/TickBox.tsx': 'no text',
  'upload/FileZone.tsx': 'no text',
};

/** One call in the specification: query, body, encoding and whether it binds. Optional names end in `?`. */
export interface SpecifiedCall {
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  /** @default 'json' */
  readonly encoding?: 'json' | 'multipart';
  /** Whether it binds the user, so that staff who act on behalf of that user cannot send it. @default false */
  readonly binds?: boolean;
}

const none: SpecifiedCall = {};
const binding: SpecifiedCall = { binds: true };
const videoFilter = ['has_been_translated?', 'video_privacy_statuses?', 'video_type?'] as const;
/** The specification names the call; a selection by rule (`all`, `exclude`, `as_of` and the filter) is assumed. */
const translationOrder = [
  'platform_guids?',
  'all?',
  'exclude?',
  'as_of?',
  ...videoFilter,
  'translate_languages',
  'original_language?',
  'update_existing_localizations?',
];

/** Every call of section 7 of the specification, by method and path: what the contracts of all packages are held against. */
export const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  // Auth
  'GET sanctum/csrf-cookie': none,
  'POST api/login': { body: ['email', 'password', 'remember?', 'two_factor_code?'] },
  'POST api/logout': none,
  'POST api/federated-auth/login': {
    body: ['code', 'client_id', 'redirect_uri', 'code_verifier', 'client_session_id?', 'remember?'],
  },
  'GET api/auth/check': none,
  // User
  'GET api/user': none,
  'PATCH api/intro-tour': { body: ['intro_tour'] },
  'GET api/countries': none,
  'POST api/profile/contacts': { binds: true, body: ['contacts'] },
  'PUT api/modal-prompts/{id}': { binds: true, body: ['status'] },
  'POST api/profile/agreements/{agreement}': binding,
  'GET api/profile/agreements/{agreement}': none,
  // Channels
  'GET api/channels': none,
  'DELETE api/channels/{platform}/{platform_guid}': binding,
  'POST api/channels/{platform}/{platform_guid}/country': { binds: true, body: ['country_code'] },
  'POST api/channels/{platform}/{platform_guid}/join': { binds: true, body: ['location?', 'product_id?'] },
  'POST api/channels/{platform}/add': { binds: true, body: ['username'] },
  // Distribution
  'GET api/distribution': none,
  'GET api/distribution/requests/active': none,
  'GET api/distribution/videoSupportChat': none,
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}': binding,
  // Notifications
  'GET api/notificationMessages': none,
  'DELETE api/notificationMessages/{id}': none,
  'POST api/notificationMessages/{id}/reply': { body: ['message'] },
  'POST api/notificationMessages/{id}/rate': { body: ['rating', 'feedback?'] },
  // Messenger
  'GET api/supportCategories': none,
  'POST api/chats/{chatId}/messages': {
    body: ['message', 'attachments?', 'reply_to_message_id?'],
    encoding: 'multipart',
  },
  'POST api/chats/{chatId}/messages/{messageId}/reaction': { body: ['emoji'] },
  'PUT api/chats/{chatId}/messages/{messageId}': { body: ['message'] },
  'DELETE api/chats/{chatId}/messages/{messageId}': none,
  'GET api/active-chats': { query: ['page?', 'after?'] },
  'GET api/archived-chats': { query: ['page?', 'after?'] },
  'GET api/chats/{chatId}/messages': { query: ['page?'] },
  'PUT api/chats/{chatId}/archive': none,
  'POST api/supportRequests': {
    body: ['support_category_id', 'summary', 'message', 'attachments?', 'reply_to_message_id?'],
    encoding: 'multipart',
  },
  'PUT api/supportRequests/{id}/review': { body: ['rating', 'comment?'] },
  'POST api/chats/{chatId}/messages/{messageId}/mention-read': none,
  // Referral
  'GET api/referralProgram': none,
  'POST api/referralProgram/referralLink': binding,
  // Ecosystem
  'GET api/ecosystem/productBundles': none,
  'GET api/ecosystem/products/{id}': none,
  // The specification names the channel; its platform is assumed.
  'POST api/ecosystem/productProvision/{id}': { binds: true, body: ['channel', 'platform?'] },
  'POST api/ecosystem/products/{id}/members-only/support': none,
  'POST api/ecosystem/products/{id}/pin': none,
  'GET api/ecosystem/productCategories': none,
  'POST api/ai-gateway/chat/completions': {
    body: ['model', 'messages', 'temperature?', 'tools?', 'parallel_tool_calls?'],
  },
  'POST api/ai-gateway/responses': {
    body: ['model', 'input', 'temperature?', 'tools?', 'parallel_tool_calls?'],
  },
  // Help
  'GET api/help/topics': none,
  'GET api/help/search/live': { query: ['q'] },
  'GET api/help/search/full': { query: ['q'] },
  'GET api/help/articles/{id}': none,
  'POST api/help/articles/{id}/feedback': { body: ['is_useful', 'comment'] },
  'GET api/help/articles/popular': none,
  'POST api/help-analytics/articles/{id}/interactions': { body: ['action'] },
  // AI metadata
  'GET api/ai-metadata/channels': none,
  'GET api/ai-metadata/channels/{id}/videos': { query: ['page?', 'order_by?', ...videoFilter] },
  'POST api/ai-metadata/channels/{id}/request-force-update': none,
  'GET api/ai-metadata/channels/{id}/select-all-videos': { query: [...videoFilter, 'total_only?'] },
  'GET api/ai-metadata/localizable-languages': none,
  'POST api/ai-metadata/channels/{id}/pre-calculation': { body: translationOrder },
  'POST api/ai-metadata/channels/{id}/localization-settings/pre-calculation': {
    body: ['translate_languages', 'original_language?', 'video_types?'],
  },
  'POST api/ai-metadata/channels/{id}/batch-translations': {
    binds: true,
    body: [...translationOrder, 'is_review?', 'expected_spent?'],
  },
  'POST api/ai-metadata/channels/{id}/videos/list': { body: ['platform_guids'] },
  'GET api/ai-metadata/channels/{id}/localization-settings': none,
  'PUT api/ai-metadata/channels/{id}/localization-settings': {
    binds: true,
    body: ['translate_languages', 'original_language', 'video_types', 'enabled_auto_localization'],
  },
  'POST api/ai-metadata/capabilities/receive': binding,
  // Finance AI
  'GET api/finances-ai/balance': none,
  'GET api/finances-ai/packages': none,
  // The specification names no query; the page of orders after the first is assumed.
  'GET api/finances-ai/orders': { query: ['page?'] },
  'POST api/finances-ai/packages/{id}/orders': binding,
};

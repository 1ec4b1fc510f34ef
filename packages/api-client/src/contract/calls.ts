/** What the specification says of one call: its query, its body and its encoding. Optional names end in `?`. */
export interface Call {
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  /** @default 'json' */
  readonly encoding?: 'json' | 'multipart';
  /**
   * Whether it commits the person: agreements, purchases, requests, joining, disconnecting, personal details, work that
   * spends their balance. Staff who act on their behalf are refused; every writing call says which it is.
   */
  readonly binds?: boolean;
}

/** Methods that change something. */
export type WritingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Table = Readonly<Record<`GET ${string}`, Call>> &
  Readonly<Record<`${WritingMethod} ${string}`, Call & { readonly binds: boolean }>>;

const none: Call = {};
const binding = { binds: true } as const;
const free = { binds: false } as const;
const videoFilter = ['has_been_translated?', 'video_privacy_statuses?', 'video_type?'] as const;
/** The specification names the call; a selection by rule (`all`, `exclude`, `as_of` and the filter) is assumed. */
const translationOrder = [
  ...['platform_guids?', 'all?', 'exclude?', 'as_of?'],
  ...videoFilter,
  ...['translate_languages', 'original_language?', 'update_existing_localizations?'],
];

/**
 * Every call of section 7 of the specification, by method and path.
 * Client and sandbox share this table, and one test drives both over it; the shapes stand in each feature's contract.
 */
export const calls = {
  // Auth
  'GET sanctum/csrf-cookie': none,
  'POST api/login': { ...free, body: ['email', 'password', 'remember?', 'two_factor_code?'] },
  'POST api/logout': free,
  'POST api/federated-auth/login': {
    ...free,
    body: ['code', 'client_id', 'redirect_uri', 'code_verifier', 'client_session_id?', 'remember?'],
  },
  'GET api/auth/check': none,
  // User
  'GET api/user': none,
  'PATCH api/intro-tour': { ...free, body: ['intro_tour'] },
  'GET api/countries': none,
  'POST api/profile/contacts': { ...binding, body: ['contacts'] },
  'PUT api/modal-prompts/{id}': { ...binding, body: ['status'] },
  'POST api/profile/agreements/{agreement}': binding,
  'GET api/profile/agreements/{agreement}': none,
  // Channels
  'GET api/channels': none,
  'DELETE api/channels/{platform}/{platform_guid}': binding,
  'POST api/channels/{platform}/{platform_guid}/country': { ...binding, body: ['country_code'] },
  'POST api/channels/{platform}/{platform_guid}/join': { ...binding, body: ['location?', 'product_id?'] },
  'POST api/channels/{platform}/add': { ...binding, body: ['username'] },
  // Distribution
  'GET api/distribution': none,
  'GET api/distribution/requests/active': none,
  'GET api/distribution/videoSupportChat': none,
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}': binding,
  // Notifications
  'GET api/notificationMessages': none,
  'DELETE api/notificationMessages/{id}': free,
  'POST api/notificationMessages/{id}/reply': { ...free, body: ['message'] },
  'POST api/notificationMessages/{id}/rate': { ...free, body: ['rating', 'feedback?'] },
  // Messenger
  'GET api/supportCategories': none,
  'POST api/chats/{chatId}/messages': {
    ...free,
    body: ['message', 'attachments?', 'reply_to_message_id?'],
    encoding: 'multipart',
  },
  'POST api/chats/{chatId}/messages/{messageId}/reaction': { ...free, body: ['emoji'] },
  'PUT api/chats/{chatId}/messages/{messageId}': { ...free, body: ['message'] },
  'DELETE api/chats/{chatId}/messages/{messageId}': free,
  'GET api/active-chats': { query: ['page?', 'after?'] },
  'GET api/archived-chats': { query: ['page?', 'after?'] },
  'GET api/chats/{chatId}/messages': { query: ['page?'] },
  'PUT api/chats/{chatId}/archive': free,
  'POST api/supportRequests': {
    ...free,
    body: ['support_category_id', 'summary', 'message', 'attachments?', 'reply_to_message_id?'],
    encoding: 'multipart',
  },
  'PUT api/supportRequests/{id}/review': { ...free, body: ['rating', 'comment?'] },
  'POST api/chats/{chatId}/messages/{messageId}/mention-read': free,
  // Referral
  'GET api/referralProgram': none,
  'POST api/referralProgram/referralLink': binding,
  // Ecosystem
  'GET api/ecosystem/productBundles': none,
  'GET api/ecosystem/products/{id}': none,
  'POST api/ecosystem/productProvision/{id}': { ...binding, body: ['channel'] },
  'POST api/ecosystem/products/{id}/members-only/support': free,
  'POST api/ecosystem/products/{id}/pin': free,
  'GET api/ecosystem/productCategories': none,
  'POST api/ai-gateway/chat/completions': {
    ...free,
    body: ['model', 'messages', 'temperature?', 'tools?', 'parallel_tool_calls?'],
  },
  'POST api/ai-gateway/responses': {
    ...free,
    body: ['model', 'input', 'temperature?', 'tools?', 'parallel_tool_calls?'],
  },
  // Help
  'GET api/help/topics': none,
  'GET api/help/search/live': { query: ['q'] },
  'GET api/help/search/full': { query: ['q'] },
  'GET api/help/articles/{id}': none,
  'POST api/help/articles/{id}/feedback': { ...free, body: ['is_useful', 'comment'] },
  'GET api/help/articles/popular': none,
  'POST api/help-analytics/articles/{id}/interactions': { ...free, body: ['action'] },
  // AI metadata
  'GET api/ai-metadata/channels': none,
  'GET api/ai-metadata/channels/{id}/videos': { query: ['page?', 'order_by?', ...videoFilter] },
  'POST api/ai-metadata/channels/{id}/request-force-update': free,
  'GET api/ai-metadata/channels/{id}/select-all-videos': { query: [...videoFilter, 'total_only?'] },
  'GET api/ai-metadata/localizable-languages': none,
  'POST api/ai-metadata/channels/{id}/pre-calculation': { ...free, body: translationOrder },
  'POST api/ai-metadata/channels/{id}/localization-settings/pre-calculation': {
    ...free,
    body: ['translate_languages', 'original_language?', 'video_types?'],
  },
  'POST api/ai-metadata/channels/{id}/batch-translations': {
    ...binding,
    body: [...translationOrder, 'is_review?', 'expected_spent?'],
  },
  'POST api/ai-metadata/channels/{id}/videos/list': { ...free, body: ['platform_guids'] },
  'GET api/ai-metadata/channels/{id}/localization-settings': none,
  'PUT api/ai-metadata/channels/{id}/localization-settings': {
    ...binding,
    body: ['translate_languages', 'original_language', 'video_types', 'enabled_auto_localization'],
  },
  'POST api/ai-metadata/capabilities/receive': binding,
  // Finance AI
  'GET api/finances-ai/balance': none,
  'GET api/finances-ai/packages': none,
  'GET api/finances-ai/orders': none,
  'POST api/finances-ai/packages/{id}/orders': binding,
} as const satisfies Table;

/** Method and path of a call, as `calls` lists them. */
export type CallKey = keyof typeof calls;

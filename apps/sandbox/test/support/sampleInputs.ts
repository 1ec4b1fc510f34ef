import { aiMetadataSamples } from './aiMetadataSamples.ts';

/** The input of a call, and its persona. */
export interface SampleInput {
  /** The values of its path. */
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** @default 'partner' */
  persona?: string | null;
}

const tinyWorkshop = { platform: 'youtube', platform_guid: 'UCtinyworkshop0000000000' };
const kyivBalconies = { platform: 'youtube', platform_guid: 'UCkyivbalconies000000000' };
const maisternia = { platform_guid: 'UCmaisternia000000000000' };
const boostSettings = {
  enabled: true,
  min_video_minutes: 10,
  auto_slots: true,
  max_slots: 3,
  min_gap: 5,
  excluded_video_ids: [],
};
const credentials = { email: 'partner@my-air.test', password: 'correct horse battery' };

/** A valid input of each endpoint whose response matches its contract, by the endpoint's key. */
export const sampleInputs: Readonly<Record<string, SampleInput>> = {
  'GET sanctum/csrf-cookie': { persona: null },
  'POST api/login': { body: credentials, persona: null },
  'POST api/logout': {},
  'GET api/auth/check': {},
  'GET api/statistics': {},
  'GET api/user': {},
  'PATCH api/intro-tour': { body: { intro_tour: false } },
  'GET api/countries': {},
  'POST api/profile/contacts': { body: { contacts: [{ type: 'email', value: 'olena@example.org' }] } },
  'PUT api/modal-prompts/{id}': { params: { id: 2 }, body: { status: 'accepted' } },
  'POST api/profile/agreements/{agreement}': { params: { agreement: 'amg_policy' } },
  'GET api/profile/agreements/{agreement}': { params: { agreement: 'terms_and_conditions' } },
  'GET api/channels': {},
  'DELETE api/channels/{platform}/{platform_guid}': { params: tinyWorkshop },
  'POST api/channels/{platform}/{platform_guid}/country': {
    params: tinyWorkshop,
    body: { country_code: 'UA' },
  },
  'POST api/channels/{platform}/{platform_guid}/join': {
    params: { platform: 'youtube', platform_guid: 'UColenashorts00000000000' },
    body: { location: 'home', product_id: 12 },
  },
  'POST api/channels/{platform}/add': {
    params: { platform: 'instagram' },
    body: { username: '@sample.name' },
  },
  'GET api/channels/{platform}/{platform_guid}/audit': { params: kyivBalconies },
  'POST api/channels/{platform}/{platform_guid}/audit': { params: kyivBalconies },
  'GET api/news': { query: { page: '1' } },
  'GET api/news/{id}': { params: { id: 1 } },
  'POST api/news/{id}/read': { params: { id: 1 } },
  'GET api/ads-boost/yt-channels': {},
  'GET api/ads-boost/yt-channels/config': {},
  'PUT api/ads-boost/yt-channels/config': { body: { config: boostSettings, version: 0 } },
  'GET api/ads-boost/yt-channels/{platform_guid}/config': { params: maisternia },
  'PUT api/ads-boost/yt-channels/{platform_guid}/config': {
    params: maisternia,
    body: { own: { max_slots: 2 }, version: 0 },
  },
  'GET api/ai-optimization/channels': {},
  'GET api/ai-optimization/channels/{platform_guid}/suggestions': { params: maisternia },
  'POST api/ai-optimization/channels/{platform_guid}/suggestions': { params: maisternia },
  'POST api/ai-optimization/suggestions/{id}/accept': {
    params: { id: 7 },
    body: { text: 'One shelf, one saw', replaces: '' },
  },
  'POST api/ai-optimization/suggestions/{id}/dismiss': { params: { id: 7 } },
  'POST api/ai-optimization/suggestions/{id}/undo': { params: { id: 7 } },
  'GET api/ai-optimization/prompts': {},
  'PUT api/ai-optimization/prompts': { body: { prompt_ids: ['short', 'question'] } },
  'GET api/games': {},
  'GET api/games/{id}': { params: { id: 1 } },
  'GET api/notificationMessages': {},
  'DELETE api/notificationMessages/{id}': { params: { id: 2 } },
  'POST api/notificationMessages/{id}/reply': { params: { id: 2 }, body: { message: 'Thank you' } },
  'POST api/notificationMessages/{id}/rate': { params: { id: 3 }, body: { rating: 9 } },
  'GET api/supportCategories': {},
  'POST api/supportRequests': {
    body: { support_category_id: 1, summary: 'A question', message: 'How do I connect a second channel?' },
  },
  'PUT api/supportRequests/{id}/review': { params: { id: 2 }, body: { rating: 4 } },
  'GET api/chats/{chatId}/messages': { params: { chatId: 1 }, query: { page: '1' } },
  'POST api/chats/{chatId}/messages': { params: { chatId: 1 }, body: { message: 'Thank you' } },
  'PUT api/chats/{chatId}/messages/{messageId}': {
    params: { chatId: 1, messageId: 1 },
    body: { message: 'Hello!' },
  },
  'DELETE api/chats/{chatId}/messages/{messageId}': { params: { chatId: 1, messageId: 1 } },
  'POST api/chats/{chatId}/messages/{messageId}/reaction': {
    params: { chatId: 1, messageId: 2 },
    body: { emoji: '👍' },
  },
  'POST api/chats/{chatId}/messages/{messageId}/mention-read': { params: { chatId: 1, messageId: 3 } },
  'PUT api/chats/{chatId}/archive': { params: { chatId: 1 } },
  'GET api/active-chats': { query: { page: '1' } },
  'GET api/archived-chats': {},
  'GET api/help/topics': {},
  'GET api/help/articles/popular': {},
  'GET api/help/articles/{id}': { params: { id: 199 }, persona: null },
  'GET api/help/search/live': { query: { q: 'connect' } },
  'GET api/help/search/full': { query: { q: 'connect' } },
  'POST api/help/articles/{id}/feedback': {
    params: { id: 1 },
    body: { is_useful: false, comment: 'It does not say how long it takes.' },
  },
  'POST api/help-analytics/articles/{id}/interactions': { params: { id: 1 }, body: { action: 'view' } },
  'GET api/ecosystem/productBundles': {},
  'GET api/ecosystem/productCategories': {},
  'GET api/ecosystem/products/{id}': { params: { id: 16 } },
  'POST api/ecosystem/productProvision/{id}': {
    params: { id: 16 },
    body: { channel: kyivBalconies.platform_guid },
  },
  'POST api/ecosystem/products/{id}/members-only/support': { params: { id: 1 } },
  'POST api/ecosystem/products/{id}/pin': { params: { id: 7 } },
  'POST api/ai-gateway/responses': {
    body: { model: 'gpt-4.1', input: [{ role: 'user', content: 'How do I get better thumbnails?' }] },
  },
  'POST api/ai-gateway/chat/completions': {
    body: { model: 'gpt-4o', messages: [{ role: 'user', content: 'How do I get better thumbnails?' }] },
  },
  'GET api/distribution': {},
  'GET api/distribution/requests/active': {},
  'GET api/distribution/videoSupportChat': {},
  'POST api/distribution/{distribution_platform_id}/agreement/{agreement}': {
    params: { distribution_platform_id: 4, agreement: 'youtube_partner_service_contract' },
  },
  'GET api/referralProgram': {},
  'POST api/referralProgram/referralLink': {},
  ...aiMetadataSamples,
};

import type { SampleInput } from './sampleInputs.ts';

const maisternia = { id: 'UCmaisternia000000000000' };
const unboxed = { id: 'UColenaunboxed0000000000' };
/** The seeded jobs of the partner: one that has ended, and one that waits for approval with its first item. */
const ended = { id: 1 };
const inReview = { id: 2 };
const reviewItem = { ...inReview, item: 25 };
const order = { all: true, video_type: 'live stream', translate_languages: ['pl', 'fr'] };

/** The samples of AI metadata and its money. */
export const aiMetadataSamples: Readonly<Record<string, SampleInput>> = {
  'GET api/ai-metadata/channels': {},
  'GET api/ai-metadata/channels/{id}/videos': { params: maisternia, query: { page: '1', order_by: 'ASC' } },
  'POST api/ai-metadata/channels/{id}/request-force-update': { params: maisternia },
  'DELETE api/ai-metadata/channels/{id}': { params: unboxed },
  'GET api/ai-metadata/channels/{id}/select-all-videos': {
    params: maisternia,
    query: { video_type: 'short' },
  },
  'GET api/ai-metadata/localizable-languages': {},
  'POST api/ai-metadata/channels/{id}/pre-calculation': { params: maisternia, body: order },
  'POST api/ai-metadata/channels/{id}/localization-settings/pre-calculation': {
    params: maisternia,
    body: { translate_languages: ['en'], video_types: ['video'] },
  },
  'POST api/ai-metadata/channels/{id}/batch-translations': { params: maisternia, body: order },
  'POST api/ai-metadata/channels/{id}/videos/list': {
    params: maisternia,
    body: { platform_guids: ['maist000010', 'maist000011'] },
  },
  'GET api/ai-metadata/channels/{id}/localization-settings': { params: maisternia },
  'PUT api/ai-metadata/channels/{id}/localization-settings': {
    params: maisternia,
    body: {
      translate_languages: ['en', 'pl'],
      original_language: 'uk',
      video_types: ['video', 'short'],
      enabled_auto_localization: true,
    },
  },
  'POST api/ai-metadata/capabilities/receive': {},
  'GET api/ai-metadata/batch-translations': { query: { page: '1' } },
  'GET api/ai-metadata/batch-translations/{id}': { params: ended },
  'GET api/ai-metadata/batch-translations/{id}/failures': { params: ended },
  'GET api/ai-metadata/batch-translations/{id}/receipt': { params: ended },
  'GET api/ai-metadata/batch-translations/{id}/review': { params: inReview },
  'POST api/ai-metadata/batch-translations/{id}/cancel': { params: inReview },
  'POST api/ai-metadata/batch-translations/{id}/retry-failed': { params: ended },
  'POST api/ai-metadata/batch-translations/{id}/undo': { params: ended },
  'PUT api/ai-metadata/batch-translations/{id}/review/{item}': {
    params: reviewItem,
    body: { title: 'Ein Regal ohne Schrauben', description: '' },
  },
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/approve': { params: reviewItem },
  'POST api/ai-metadata/batch-translations/{id}/review/{item}/discard': { params: reviewItem },
  'POST api/ai-metadata/batch-translations/{id}/review/approve': { params: inReview, body: {} },
  'GET api/ai-metadata/glossary': {},
  'POST api/ai-metadata/glossary': { body: { text: 'Slow Timber' } },
  'DELETE api/ai-metadata/glossary/{id}': { params: { id: 1 } },
  'GET api/finances-ai/balance': {},
  'GET api/finances-ai/packages': {},
  'GET api/finances-ai/orders': {},
  'POST api/finances-ai/packages/{id}/orders': { params: { id: 2 } },
  'GET api/finances-ai/ledger': { query: { page: '1' } },
};

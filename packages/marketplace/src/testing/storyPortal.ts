import { buildChannel, buildPartner, buildUser } from '@my-air/feature-kit/stories';

import { loadMessages } from '../locales/index.ts';
import { bindDialogPorts } from './bindDialogPorts.ts';
import { buildDetails } from './buildProduct.ts';
import { catalogueAnswers, sampleProducts } from './sampleCatalogue.ts';

bindDialogPorts();

/** A partner with two channels, one of them still to join. */
export const storyChannels = [
  buildChannel(),
  buildChannel({
    platform_guid: 'UC0000000000000000000002',
    title: 'Ann travels',
    subscriber_count: 4_200,
    status: 'not_connected',
    contract: null,
  }),
];

/** The portal that the stories of the marketplace run in. */
export const storyPortal = {
  loadMessages,
  user: buildUser({ partner: buildPartner({ capabilities: { ecosystem: true } }) }),
  answers: {
    ...catalogueAnswers,
    'GET api/channels': () => ({ channels: storyChannels }),
    'GET api/ecosystem/products/{id}': () => ({
      product: sampleProducts[1],
      details: buildDetails({ related_products: sampleProducts.slice(2, 4) }),
    }),
    'POST api/ai-gateway/responses': () => ({
      output: [{ type: 'message', content: [{ type: 'output_text', text: 'A channel audit helps first.' }] }],
    }),
  },
};

/** The same in Ukrainian. */
export const ukrainianPortal = {
  ...storyPortal,
  locale: 'uk' as const,
  user: buildUser({
    preference: { ui_locale: 'ua', ui_date_format: 'Europe', ui_timezone: 'Europe/Kyiv' },
  }),
};

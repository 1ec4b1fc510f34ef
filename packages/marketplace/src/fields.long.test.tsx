import { listChannels } from '@my-air/api-client/contract';
import {
  buildChannel,
  buildFailure,
  buildPartner,
  buildUser,
  describeFields,
  pressButtons,
} from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';

import { MarketplaceAiModal } from './assistant/MarketplaceAiModal.tsx';
import {
  askProductSupport,
  createChatCompletion,
  createGatewayResponse,
  getProduct,
  listProductBundles,
  listProductCategories,
  pinProduct,
  requestProduct,
} from './contract.ts';
import { marketplaceFeature } from './feature.ts';
import { ProductRequestModal } from './request/ProductRequestModal.tsx';
import { SuggestedServicesCard } from './homepage/SuggestedServicesCard.tsx';
import { buildCategory, buildDetails } from './testing/buildProduct.ts';
import {
  catalogueAnswers,
  sampleBundles,
  sampleCategories,
  sampleProducts,
} from './testing/sampleCatalogue.ts';

const channels = { channels: [buildChannel(), buildChannel({ platform_guid: 'UC2', title: 'Second' })] };
const answers = { ...catalogueAnswers, 'GET api/channels': channels };
/** The second service has what the others lack: provisions. */
const [audit, thumbnails] = [sampleProducts[1]!, sampleProducts[0]!];
const categories = {
  data: [buildCategory({ products: [audit, thumbnails] }), ...sampleCategories.slice(1, 3)],
};
const product = { product: audit, details: buildDetails({ related_products: [thumbnails] }) };

const service = {
  screen: '/services/2',
  answers: { ...answers, [getProduct.key]: { ...product, product: { ...audit, is_pinned: false } } },
  user: buildUser({ partner: buildPartner({ capabilities: { ecosystem: true, member: true } }) }),
  keeps: ['Channel audit'],
};
/** The assistant that is asked as it opens. Only the call in question is answered. */
const assistant = {
  screen: (
    <>
      <p>Behind the dialog</p>
      <MarketplaceAiModal props={{ question: 'Why do my views fall?' }} close={() => {}} />
    </>
  ),
  answers: {
    ...answers,
    [createGatewayResponse.key]: buildFailure('server'),
    [createChatCompletion.key]: buildFailure('server'),
  },
  act: waitForAnswer,
};
const search = { name: 'search_in_categories', arguments: '{"categories":["Growth"],"query":""}' };

/** Waits until the assistant has said all that it says. */
async function waitForAnswer() {
  await screen.findByRole('list', { name: 'Conversation with the assistant' });
  await waitFor(() => {
    if (screen.queryByText('Stop')) throw new Error('the assistant is still answering');
  });
}

describeFields(marketplaceFeature, {
  'the catalogue': {
    screen: '/services',
    answers,
    call: listProductCategories,
    good: categories,
    keeps: ['Loan for equipment'],
  },
  'the bundles': {
    screen: '/services',
    answers,
    call: listProductBundles,
    good: { product_bundles: sampleBundles },
    keeps: ['Earn more money'],
  },
  'a service': {
    screen: '/services/2',
    answers,
    call: getProduct,
    good: product,
    subject: 'product',
  },
  'the channels of a service': {
    screen: '/services/2',
    answers: { ...answers, 'GET api/ecosystem/products/{id}': product },
    call: listChannels,
    good: channels,
    keeps: ['Channel audit'],
  },
  'the earlier catalogue': {
    screen: '/services-old',
    answers,
    call: listProductCategories,
    good: categories,
  },
  'the services on home': {
    screen: <SuggestedServicesCard />,
    answers,
    call: listProductCategories,
    good: categories,
  },
  'a service that is pinned': {
    ...service,
    act: pressButtons('Pin'),
    call: pinProduct,
    good: { product: { ...audit, is_pinned: true } },
  },
  'the chat about a service': {
    ...service,
    act: pressButtons('Contact the team'),
    call: askProductSupport,
    good: { process: { chat_id: 9 } },
  },
  'a service that is requested': {
    screen: (
      <>
        <p>Behind the dialog</p>
        <ProductRequestModal props={{ productId: 1 }} close={() => {}} />
      </>
    ),
    answers: { ...answers, [getProduct.key]: { ...product, product: thumbnails } },
    act: pressButtons('Send request'),
    call: requestProduct,
    good: { product: thumbnails, process: { chat_id: 9 } },
  },
  'an answer of the assistant': {
    ...assistant,
    call: createGatewayResponse,
    good: {
      status: 'completed',
      output: [
        {
          type: 'message',
          content: [{ type: 'output_text', text: 'An audit tells you what holds it back.' }],
        },
        { type: 'message', content: [{ type: 'refusal', refusal: 'Of this I cannot speak.' }] },
      ],
    },
  },
  'what the assistant wants to search': {
    ...assistant,
    call: createGatewayResponse,
    good: { output: [{ type: 'function_call', call_id: 'c1', ...search }] },
  },
  'an answer of the assistant in the older form': {
    ...assistant,
    call: createChatCompletion,
    good: {
      choices: [{ message: { role: 'assistant', content: 'An audit tells you what holds it back.' } }],
    },
  },
  'what the assistant wants to search in the older form': {
    ...assistant,
    call: createChatCompletion,
    good: {
      choices: [
        { message: { content: null, tool_calls: [{ id: 'c1', type: 'function', function: search }] } },
      ],
    },
  },
});

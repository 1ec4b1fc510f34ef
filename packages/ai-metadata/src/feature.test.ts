import { buildUser, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { contributions } from './contributions.ts';
import { searchTranslation } from './palette/searchTranslation.ts';
import { buildAiChannel } from './testing/buildAiMetadata.ts';
import { sampleAnswers, translator } from './testing/storyPortal.ts';

/** The results in the search of the top bar. */
async function searched(options: Parameters<typeof stubPortal>[0]) {
  const portal = stubPortal({ ...options, answers: { ...sampleAnswers, ...options?.answers } });
  const items = await portal.queryClient.fetchQuery({ ...searchTranslation(portal), retry: false });
  return { items, portal };
}

test('[AIM-01] [TR-22] the way in is there without the capability, and what it feeds is not', () => {
  const { navigation, search, cards, topBar } = contributions;
  expect([navigation, search].flatMap((list) => list?.map(({ capability }) => capability))).toEqual([
    undefined,
    undefined,
  ]);
  expect([cards, topBar].flatMap((list) => list?.map(({ capability }) => capability))).toEqual([
    'metadata_ai_service',
    'metadata_ai_service',
  ]);
});

test('[AIM-01] [SH-22] without the capability the palette leads to where it is obtained, and asks for no channels', async () => {
  const { items, portal } = await searched({ user: buildUser() });
  expect(items[0]).toMatchObject({ title: 'Get AI translation', to: '/ai-metadata/translation' });
  expect(items.map(({ id }) => id)).toEqual(['translation', 'packages', 'instruction']);
  expect(portal.api.calls).toEqual([]);
});

test('[AIM-01] [SH-22] the palette says which channel lost its access', async () => {
  const lost = buildAiChannel({ platform_guid: 'lost', is_access_revoked: true });
  const { items } = await searched({
    user: translator,
    answers: { 'GET api/ai-metadata/channels': { channels: [buildAiChannel(), lost] } },
  });
  expect(items[0]).toMatchObject({ title: 'Translate videos' });
  expect(items.slice(3).map(({ detail }) => detail)).toEqual(['Translate this channel', 'Access revoked']);
});

import { startAct } from '@my-air/feature-kit/data';
import { buildChannel, stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { textRules } from '../contract.ts';
import { channelActs } from './channelActs.ts';

const [act] = channelActs;

/** The message with which the form opens for channels of these names. */
async function messageFor(titles: readonly string[]) {
  const portal = stubPortal();
  const channels = titles.map((title, place) => buildChannel({ title, platform_guid: `UC${place}` }));
  expect(await startAct(portal, act!, channels)).toBeUndefined();
  const [form] = portal.opened as readonly { props: { message: string } }[];
  return form!.props.message;
}

test('[MSG-08] a question about several channels begins with their names', async () => {
  expect(await messageFor(['Kite', 'Old <Cuts>', 'Kite'])).toBe(
    'Channels: Kite (YouTube), Old Cuts (YouTube), Kite (YouTube)\n\n',
  );
});

test('[MSG-08] the names of a thousand channels leave room for the question', async () => {
  const message = await messageFor(Array.from({ length: 1000 }, (_, place) => `Studio ${place}`));
  expect(message.length).toBeLessThan(textRules.message / 2 + 100);
  expect(message).toMatch(/, and \d+ more\n\n$/);
});

import { bindPorts } from '@my-air/feature-kit';
import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';

import meta, { Open } from '../catalogue/ProductCard.stories.tsx';
import type { Product } from '../contract.ts';
import { marketplacePorts } from '../ports.ts';
import { everyAction, everyPerson, everyProduct } from '../testing/everyOffer.ts';
import type { Availability, OfferEffect, OfferLabel } from './Availability.ts';
import type { Applicant } from './describeAccess.ts';
import { describeAvailability } from './describeAvailability.ts';

interface Sample {
  product: Product;
  applicant: Applicant;
  offer: Availability;
}

/** One user and service for each kind of offer: its controls, its words, and the targets of both. */
const samples = new Map<string, Sample>();
for (const action of everyAction) {
  for (const product of everyProduct(action)) {
    for (const applicant of everyPerson) {
      const offer = describeAvailability(product, applicant);
      const { label = 'nothing', title, effect, reason, remedy } = offer;
      const kind = `${label}${title ? ' in words of the server' : ''} to ${effect.kind}, ${reason?.kind ?? 'no'} reason, ${remedy?.kind ?? 'no'} step`;
      // Each has a number of its own, since awaited services are kept by it.
      const id = samples.size + 1;
      if (!samples.has(kind)) samples.set(kind, { product: { ...product, id }, applicant, offer });
    }
  }
}

const labels: Readonly<Record<OfferLabel, string>> = {
  'add-channel': 'Add a channel',
  'add-another': 'Add another channel',
  'link-channel': 'Connect YouTube',
  'link-another': 'Connect another channel',
  request: 'Request',
  'request-again': 'Request for another channel',
  'open-url': 'Go to the service',
  'coming-soon': 'Coming soon',
  'open-page': 'Read more',
  'accept-agreement': 'Accept the agreement',
};
const steps: Readonly<Partial<Record<OfferEffect['kind'], string>>> = {
  'add-channel': 'Add a channel',
  'link-channel': 'Connect YouTube',
  'see-channels': 'See your channels',
  'open-chat': 'Open the chat',
  'write-support': 'Ask support',
  await: 'Tell me when it opens',
};
const dialogs: Readonly<Partial<Record<OfferEffect['kind'], string>>> = {
  'add-channel': 'add-channel',
  'link-channel': 'oauth-profile',
  request: 'product-request',
  'accept-agreement': 'agreement',
  'write-support': 'support',
};

/** The target of an effect, as `placeOf` names it. */
function targetOf(effect: OfferEffect, id: number): string | undefined {
  switch (effect.kind) {
    case 'open-url':
      return effect.url;
    case 'open-page':
      return `/services/${id}`;
    case 'open-chat':
      return `chat ${effect.chatId}`;
    case 'see-channels':
      return '/accounts/youtube';
    case 'await':
      return 'awaited';
    default:
      return dialogs[effect.kind];
  }
}

let chats: string[] = [];
beforeAll(() =>
  bindPorts(marketplacePorts, {
    openChat: (id) => void chats.push(`chat ${id}`),
    linkToChannels: () => '/accounts/youtube',
  }),
);
afterAll(() => bindPorts(marketplacePorts, { openChat: undefined, linkToChannels: undefined }));

test.each([...samples])('[MKT-03] on its card: %s', async (_, { product, applicant, offer }) => {
  chats = [];
  const { portal, router } = renderStory(meta, Open, { args: { product, applicant } });
  const card = within(await screen.findByRole('article'));
  const { label, title, isEnabled, effect, reason, remedy } = offer;
  const name = title ?? (label && labels[label]);
  const main = name ? [{ name, effect }] : [];
  const presses = [
    ...(isEnabled ? main : []),
    ...(remedy ? [{ name: steps[remedy.kind] ?? '', effect: remedy }] : []),
  ];
  const controls = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')];
  const textsOf = (isDisabled: boolean) =>
    controls
      .filter(
        (one) => (one as HTMLButtonElement).disabled === isDisabled || (!isDisabled && one.matches('a')),
      )
      .flatMap(({ textContent }) => (textContent === product.name ? [] : textContent));

  expect(textsOf(false)).toHaveLength(presses.length);
  expect(textsOf(true)).toEqual(isEnabled ? [] : main.map((one) => one.name));
  expect(card.queryAllByText(/\.$/, { selector: '[id]' })).toHaveLength(reason ? 1 : 0);
  for (const press of presses) {
    const [link] = card.queryAllByRole('link', { name: press.name });
    const dialogsBefore = portal.opened.length;
    if (!link) await userEvent.click(card.getByRole('button', { name: press.name }));
    const placeOf = () =>
      link?.getAttribute('href') ??
      chats[0] ??
      portal.opened.at(dialogsBefore)?.name ??
      (card.queryByText(/We will let you know here/) ? 'awaited' : router.history.location.pathname);
    await waitFor(() => expect(placeOf()).toBe(targetOf(press.effect, product.id)));
  }
});

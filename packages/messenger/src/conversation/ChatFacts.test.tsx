import { renderInPortal } from '@my-air/feature-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { processTypes, type ProcessType } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { sampleChats } from '../testing/sampleChats.ts';
import { FutureKind, Group } from './ChatFacts.stories.tsx';
import { ChatFacts } from './ChatFacts.tsx';

/** The kind and the heading of each subject, and its facts besides the manager and the start. */
const expected: Record<ProcessType, readonly [kind: string, heading: string, ...facts: string[]]> = {
  support: ['Question to support', 'Payout was late', 'Topic', 'Question'],
  join: ['Application to the network', 'Ann Cooks', 'Channel', 'Status'],
  product: ['Service', 'Video translation', 'Service'],
  productProposal: ['Offer', 'Video translation', 'Service', 'Price', 'Offer valid until'],
  notification: ['Reply to a notification', 'Licensing income is here', 'Notification'],
  withdrawal: ['Payout', 'Payout of $1,288.40', 'Amount', 'Paid by', 'Status'],
  distribution: ['Distribution', 'Roku', 'Platform', 'Status'],
  moderation: ['Channel review', 'Ann Cooks', 'Channel', 'Status'],
  channelModeration: ['Channel check', 'Ann Cooks', 'Channel', 'Status'],
  betaFeedback: ['Early access', 'AI metadata', 'What you are testing'],
  stopRussia: ['Takedown of copies', 'Ann Cooks', 'Channel', 'Videos', 'Status'],
  productWork: ['Work on a service', 'Video translation', 'Service', 'Current step', 'Due'],
  addressCheckRequest: ['Address check', '1 Example Street', 'Address', 'Status'],
  moderationChat: ['Video review', 'Ann Cooks', 'Channel', 'Videos', 'Status'],
};

test.for(processTypes)('[MSG-01] a chat of the kind %s has its own heading and facts', async (type) => {
  const chat = sampleChats().find(({ process }) => process?.processable_type === type)!;
  renderInPortal(<ChatFacts chat={chat} />, { loadMessages });
  const [kind, heading, ...facts] = expected[type];
  expect((await screen.findByRole('heading', { name: heading })).previousElementSibling?.textContent).toBe(
    kind,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...facts,
    'Manager',
    'Started',
  ]);
  cleanup();
});

test('[MSG-01] a kind of the future shows its people', async () => {
  renderInPortal(<ChatFacts chat={FutureKind.args!.chat!} />, { loadMessages });
  expect(await screen.findByRole('heading', { name: 'Max Manager, Lea Lawyer' })).toBeTruthy();
});

test('[MS-33] two people of one colour are told apart by their names and roles', async () => {
  renderInPortal(<ChatFacts chat={Group.args!.chat!} />, { loadMessages });
  expect(await screen.findByText('Lea Lawyer')).toBeTruthy();
  expect(screen.getByText('Lawyer')).toBeTruthy();
  expect(screen.getAllByText('Manager').length).toBeGreaterThan(0);
});

test.for<[role: string | null, word: string]>([
  ['partner', 'Partner'],
  ['account-manager', 'Manager'],
  ['Lawyer', 'Lawyer'],
  ['hologram_keeper', 'Participant'],
])('[MSG-01] [MS-33] the role "%s" is called %s', async ([role, word]) => {
  const participants = [{ id: 4, name: 'Someone', role }];
  renderInPortal(<ChatFacts chat={buildChat({ participants })} />, { loadMessages });
  expect((await screen.findByText('Someone')).parentElement?.textContent).toBe(`Someone${word}`);
});

test.for(['en', 'uk', 'es', 'ru', 'pt'] as const)(
  '[MSG-01] no role is shown as the server writes it in %s',
  async (locale) => {
    const participants = ['partner', 'lawyer', 'designer'].map((role, id) => ({ id, name: `P${id}`, role }));
    renderInPortal(<ChatFacts chat={buildChat({ participants })} />, { loadMessages, locale });
    await waitFor(() => {
      const words = screen.getAllByText(/^P\d$/).map((name) => name.nextElementSibling?.textContent);
      expect(new Set(words).size).toBe(3);
      expect(words.includes('Partner')).toBe(locale === 'en');
    });
  },
);

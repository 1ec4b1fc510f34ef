import type { SearchItem } from '@my-air/feature-kit';
import { answer, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { listActiveChats, type Chat } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { buildChat } from '../testing/buildChat.ts';
import { lea, max, me, sampleChats } from '../testing/sampleChats.ts';
import { searchChats } from './searchChats.ts';

async function find(chats: readonly Chat[]) {
  const portal = stubPortal({ answers: answer(listActiveChats, { chats: [...chats] }), loadMessages });
  let items: readonly SearchItem[] | undefined;
  function Reader() {
    items = useQuery(searchChats(portal)).data;
    return null;
  }
  renderInPortal(<Reader />, { portal });
  await waitFor(() => expect(items).toBeDefined());
  return items;
}

test('[SH-22] [MS-31] a chat is found by what it is about and by who is in it, and opens', async () => {
  const [support, join] = sampleChats();
  expect(await find([support!, join!])).toMatchObject([
    {
      id: String(support!.id),
      title: 'Payout was late',
      detail: 'Question to support · Max Manager',
      keywords: ['Max Manager'],
      to: `/messenger?chat=${support!.id}`,
    },
    { title: 'Ann Cooks', detail: 'Application to the network · Max Manager' },
  ]);
});

test('[SH-22] a chat of a kind of the future is found by its people', async () => {
  const chat = buildChat({ process: { processable_type: 'holograms' }, participants: [me, lea, max] });
  expect(await find([chat])).toMatchObject([{ title: 'Max Manager, Lea Lawyer', detail: '' }]);
});

test('[SH-22] an amount is written as the reader writes it', async () => {
  const payout = sampleChats().find(({ process }) => process?.processable_type === 'withdrawal')!;
  expect(await find([payout])).toMatchObject([{ title: 'Payout of $1,288.40' }]);
});

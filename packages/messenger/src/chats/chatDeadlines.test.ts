import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { buildChat } from '../testing/buildChat.ts';
import { chatDeadlines } from './chatDeadlines.ts';

const about = (id: number, processable_type: string, processable: Record<string, unknown> | null = {}) =>
  buildChat({ id, process: { processable_type, processable } });

test('[HOME-01] an offer ends and work is due, each with the link to its chat', () => {
  const chats = [
    about(7, 'productProposal', { product: { name: 'Dubbing' }, valid_until: '2026-12-01T10:00:00Z' }),
    about(8, 'productWork', { product: { name: ' ' }, due_date: '2026-12-05' }),
    about(9, 'productWork', null),
    about(10, 'productProposal'),
    about(11, 'support', { due_date: '2026-12-05', valid_until: '2026-12-05' }),
  ];
  expect(chatDeadlines(stubPortal()).select?.(chats)).toEqual([
    { id: 'offer-7', title: 'Offer ends: Dubbing', at: '2026-12-01T10:00:00Z', to: '/messenger?chat=7' },
    { id: 'work-8', title: 'Work is due: Work on a service', at: '2026-12-05', to: '/messenger?chat=8' },
  ]);
});

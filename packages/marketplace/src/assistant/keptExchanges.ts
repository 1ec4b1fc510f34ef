import { Id } from '@my-air/api-client/contract';
import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import type { Exchange } from './Conversation.ts';
import { Why } from './Why.ts';

const Step = v.union([
  v.object({ kind: v.literal('categories'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('everything') }),
  v.object({ kind: v.literal('details'), name: v.string() }),
]);
const Exchanges = v.array(
  v.object({
    id: v.string(),
    question: v.string(),
    state: v.picklist([
      'typing',
      'answered',
      'unanswered',
      'nothing-found',
      'local',
      'local-nothing',
      'stopped',
      'interrupted',
    ]),
    text: v.string(),
    productIds: v.array(Id),
    heldIds: v.optional(v.array(Id), []),
    why: v.record(v.string(), Why),
    steps: v.array(Step),
  }),
);

/**
 * The exchanges of a conversation in this tab; an answer that was on its way when the page was left was
 * interrupted.
 */
export const keptExchanges = keptAtom(
  'marketplace.conversation',
  v.pipe(
    Exchanges,
    v.transform((exchanges): readonly Exchange[] =>
      exchanges.map((exchange) =>
        exchange.state === 'typing' ? { ...exchange, state: 'interrupted' as const } : exchange,
      ),
    ),
  ),
  [],
  { per: 'tab', survivesSignOut: true },
);

import * as v from 'valibot';

import type { Exchange } from './Conversation.ts';
import { Why } from './Why.ts';

const Step = v.union([
  v.object({ kind: v.literal('categories'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('everything'), query: v.string() }),
  v.object({ kind: v.literal('details'), name: v.string() }),
]);
const Kept = v.array(
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
    ]),
    text: v.string(),
    productIds: v.array(v.number()),
    why: v.record(v.string(), Why),
    steps: v.array(Step),
  }),
);

/** What was kept of a conversation; an answer that was on its way when the page was left counts as stopped. */
export function parseExchanges(text: string | undefined): readonly Exchange[] {
  if (text === undefined) return [];
  try {
    const result = v.safeParse(Kept, JSON.parse(text));
    if (!result.success) return [];
    return result.output.map((exchange) =>
      exchange.state === 'typing' ? { ...exchange, state: 'stopped' as const } : exchange,
    );
  } catch {
    // SyntaxError: another program wrote there, or an older build of ours.
    return [];
  }
}

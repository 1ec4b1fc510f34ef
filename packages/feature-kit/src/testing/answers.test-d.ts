import { ApiError } from '@my-air/api-client';
import { answerModalPrompt, getAgreement, listChannels } from '@my-air/api-client/contract';
import { expectTypeOf, test } from 'vitest';

import type { PortalContext } from '../feature/PortalContext.ts';
import { answer, type Answers } from './answers.ts';
import { buildChannel } from './builders.ts';
import { stubPortal } from './stubPortal.ts';

test('an answer has the shape of its call', () => {
  expectTypeOf(answer(listChannels, { channels: [buildChannel()] })).toEqualTypeOf<Answers>();
  answer(listChannels, new ApiError({ code: 'server', key: listChannels.key, pageLoading: false }));
  answer(getAgreement, ({ params }) => ({ agreement: { id: String(params.agreement) } }));
  answer(answerModalPrompt, undefined);
  // @ts-expect-error a channel has a title of text
  answer(listChannels, { channels: [{ ...buildChannel(), title: 5 }] });
  // @ts-expect-error the list is missing
  answer(listChannels, {});
  // @ts-expect-error no such path value
  answer(getAgreement, ({ params }) => ({ agreement: { id: String(params.channel) } }));
});

test('answers are named by calls, and modals answer in their own way', () => {
  const portal = stubPortal({
    answers: { 'GET api/channels': { channels: [] } },
    modals: { 'choose-game': 'chosen' },
  });
  expectTypeOf(portal).toExtend<PortalContext>();
  // @ts-expect-error neither a call nor a method with a path
  stubPortal({ answers: { channels: [] } });
  // @ts-expect-error the answer of another modal
  stubPortal({ modals: { 'choose-game': 'left' } });
});

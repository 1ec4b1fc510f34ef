import { messageTypes } from '@my-air/messenger/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { chatParticipants } from '../database/schema.ts';
import { isDatabaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { validate } from '../http/validate.ts';
import { postMessage } from '../messenger/postMessage.ts';
import type { Part, Sandbox } from '../Sandbox.ts';

const ManagerOrder = v.strictObject({
  delaySeconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
});

const MessageOrder = v.strictObject({
  chatId: v.pipe(v.number(), v.check(isDatabaseId)),
  message: v.string(),
  /** The system writes notices; the manager writes the rest. @default 0 */
  type: v.optional(v.pipe(v.number(), v.integer()), messageTypes.text),
  agreement: v.optional(v.string()),
});
type MessageOrder = v.InferOutput<typeof MessageOrder>;

/** How fast the managers of chats answer, and what they say right now. */
export const managerControl: Part = (sandbox) => async (app) => {
  app.get('/manager', () => sandbox.manager);
  app.post('/manager', (request) =>
    Object.assign(
      sandbox.manager,
      validate(ManagerOrder, request.body) as v.InferOutput<typeof ManagerOrder>,
    ),
  );
  app.post('/manager/messages', async (request, reply) => {
    const id = await say(sandbox, validate(MessageOrder, request.body) as MessageOrder);
    return reply.code(201).send({ id });
  });
};

async function say({ db, clock }: Sandbox, { chatId, message, type, agreement }: MessageOrder) {
  const [manager] = await db
    .select()
    .from(chatParticipants)
    .where(and(eq(chatParticipants.chatId, chatId), eq(chatParticipants.isManager, true)));
  if (!manager) throw notFound();
  const { id } = await postMessage(db, {
    chatId,
    participantId: type < 0 ? null : manager.id,
    type,
    markdown: message,
    agreement: agreement === undefined ? null : { id: agreement },
    now: clock.now(),
  });
  return id;
}

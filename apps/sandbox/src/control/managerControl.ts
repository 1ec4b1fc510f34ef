import { messageTypes } from '@my-air/messenger/contract';
import * as v from 'valibot';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { isDatabaseId } from '../http/databaseId.ts';
import { localeOf } from '../http/localeOf.ts';
import { validate } from '../http/validate.ts';
import type { AdjustableManager } from '../messenger/Manager.ts';
import {
  answerNow,
  archiveAsManager,
  closeAsManager,
  listManagedChats,
  writeAsManager,
} from '../messenger/managerActs.ts';
import type { Area, Platform } from '../Platform.ts';

const ManagerOrder = v.strictObject({
  delaySeconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
});

const ChatId = v.pipe(v.number(), v.check(isDatabaseId));
const ChatOrder = v.strictObject({ chatId: ChatId });

/** The longest burst of messages. */
const mostAtOnce = 500;

const MessageOrder = v.strictObject({
  chatId: ChatId,
  message: v.string(),
  /** The system writes notices; the manager writes the rest. @default 0 */
  type: v.optional(v.pipe(v.number(), v.integer()), messageTypes.text),
  agreement: v.optional(v.string()),
  /** Whether the partner is named. @default false */
  mentionsPartner: v.optional(v.boolean(), false),
  /** How many times the message is sent. @default 1 */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAtOnce)), 1),
});

/** How fast the managers of chats answer, and what they say and do right now. */
export const managerControl: Area<{ manager: AdjustableManager }> = (sandbox) => async (app) => {
  const { clock, transactions } = sandbox;
  app.get('/manager', () => ({ delaySeconds: sandbox.manager.delaySeconds }));
  app.post('/manager', async (request, reply) => {
    const order = validate(ManagerOrder, request.body);
    await sandbox.manager.setDelay(order.delaySeconds);
    return reply.send({ delaySeconds: sandbox.manager.delaySeconds });
  });
  app.get('/manager/chats', async (request, reply) => {
    const session = await sandbox.sessions.find(sandbox.db, request);
    return reply.send({ chats: await listManagedChats(sandbox.db, session?.userId) });
  });
  app.post('/manager/messages', async (request, reply) => {
    const order = validate(MessageOrder, request.body);
    const ids = await transactions.write((db) => writeAsManager(db, clock, order));
    return reply.code(201).send({ id: ids.at(-1), ids });
  });

  const act = (
    path: string,
    work: (db: Queries, clock: Platform['clock'], chatId: number, locale: WireLocale) => Promise<void>,
  ) =>
    app.post(`/manager/${path}`, async (request, reply) => {
      const { chatId } = validate(ChatOrder, request.body);
      await transactions.write((db) => work(db, clock, chatId, localeOf(request)));
      return reply.code(204).send();
    });
  act('answer', answerNow);
  act('archive', archiveAsManager);
  act('close', closeAsManager);
};

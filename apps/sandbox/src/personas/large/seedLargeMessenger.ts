import { eq, max, sql } from 'drizzle-orm';

import type { Database } from '../../database/Database.ts';
import { chats, partners, users } from '../../database/schema.ts';

/** The size of a large messenger. */
export interface MessengerSize {
  /** How many chats the partner has besides their usual ones. */
  chats: number;
  /** How many messages the first of them has. */
  messages: number;
}

/** The size that lists are measured with. */
export const largeMessenger: MessengerSize = { chats: 10_000, messages: 100_000 };

const types = ['support', 'join', 'product', 'distribution', 'moderation', 'withdrawal', 'productWork'];

/**
 * Gives the persona `partner` many chats, one of them very long. The database makes up the rows itself, since
 * sending them would take minutes. The same numbers give the same rows.
 */
export async function seedLargeMessenger(db: Database, now: Date, size: MessengerSize): Promise<void> {
  const [owner] = await db
    .select({ userId: users.id, partnerId: partners.id, name: users.name })
    .from(users)
    .innerJoin(partners, eq(partners.userId, users.id))
    .where(eq(users.email, 'partner@my-air.test'));
  if (!owner) return;
  const start = sql`${now.toISOString()}::timestamptz - interval '2 days'`;
  const list = sql.raw(`array[${types.map((type) => `'${type}'`).join(',')}]`);

  await db.transaction(async (transaction) => {
    const [found] = await transaction.select({ last: max(chats.id) }).from(chats);
    const last = found?.last ?? 0;
    await transaction.execute(sql`
      insert into chats (partner_id, process_type, processable, unread_count, created_at, updated_at)
      select ${owner.partnerId}, (${list})[1 + n % ${types.length}::int],
        jsonb_build_object('id', 100000 + n, 'manager', jsonb_build_object('id', 9001, 'display_name', 'Iryna Savchenko')),
        case when n % 37 = 0 then 1 else 0 end,
        ${start} - n * interval '20 minutes', ${start} - n * interval '10 minutes'
      from generate_series(1, ${size.chats}::int) n order by n`);
    await transaction.execute(sql`
      insert into chat_participants (chat_id, user_id, name, color, role, is_manager)
      select id, ${owner.userId}::int, ${owner.name}, '#5b6ee1', 'partner', false from chats where id > ${last}
      union all
      select id, null, 'Iryna Savchenko', '#c2553d', 'manager', true from chats where id > ${last}`);
    // The first chat is the long one; every other has two messages.
    await transaction.execute(sql`
      insert into chat_messages (chat_id, participant_id, type, html, markdown, created_at)
      select chat, writer, 0, '<p>' || words || '</p>', words, at from (
        select c.id as chat, p.id as writer, c.updated_at - (2 - n) * interval '1 hour' as at, n,
          'Message ' || n || ' of conversation ' || c.id || '.' as words
        from chats c cross join generate_series(1, 2) n
        join chat_participants p on p.chat_id = c.id and p.is_manager = (n = 2)
        where c.id > ${last}::int + 1
      ) short order by chat, n`);
    await transaction.execute(sql`
      insert into chat_messages (chat_id, participant_id, type, html, markdown, created_at)
      select chat, writer, 0, '<p>' || words || '</p>', words, at from (
        select c.id as chat, p.id as writer, c.updated_at - (${size.messages}::int - n) * interval '3 minutes' as at, n,
          'Line ' || n || '. ' || repeat('All work and some play. ', 1 + (n * 7919 % 11)) as words
        from chats c cross join generate_series(1, ${size.messages}::int) n
        join chat_participants p on p.chat_id = c.id and p.is_manager = (n % 3 = 0)
        where c.id = ${last}::int + 1
      ) long order by n`);
  });
}

// The specification leaves open whether an id is a number or a text. The database has numbers; a partner whose ids are
// texts gets them as `id-45`, and may send them back in either form.

/** Fields that name a record of another kind wherever they are. */
const references = new Set(['chat_id', 'reply_to_message_id', 'job_id', 'order_id', 'batch_translation_id']);
/** The calls whose records have no number in the specification; those of services, articles and countries have. */
const areas =
  /^[A-Z]+ api\/(?:active-chats|archived-chats|chats|supportRequests|notificationMessages|ai-metadata|finances-ai|distribution)\b/;
/**
 * Parts of an answer whose ids stay numbers: users, whom the texts of messages name by number, and records that also come
 * from calls which are not listed above, such as services.
 */
const keptNumbers = new Set([
  'user',
  'users',
  'participants',
  'manager',
  'partner',
  'product',
  'packages',
  'package',
  'support_category',
]);

const textId = /^id-([1-9]\d{0,8})$/;

/** A copy of the answer of an endpoint in which ids are texts. */
export function withTextIds(endpointKey: string, answer: unknown): unknown {
  const ofRecords = areas.test(endpointKey);
  const copy = (value: unknown, isRecord: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry) => copy(entry, isRecord));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => {
        const isId = references.has(name) || (isRecord && name === 'id');
        if (isId && typeof entry === 'number') return [name, `id-${entry}`];
        return [name, copy(entry, isRecord && !keptNumbers.has(name))];
      }),
    );
  };
  return copy(answer, ofRecords);
}

/** The parameters or the query of a call with the digits that the database knows an id by. */
export function digitsOf<Sent>(sent: Sent): Sent {
  return mapFields(sent, (_name, value) => digitsIn(value) ?? value);
}

/** The body of a call with the numbers of the database; texts that people wrote stay as they are. */
export function numbersOf<Sent>(body: Sent): Sent {
  return mapFields(body, (name, value) => {
    const digits = references.has(name) ? digitsIn(value) : undefined;
    return digits === undefined ? value : Number(digits);
  });
}

function digitsIn(value: unknown): string | undefined {
  return typeof value === 'string' ? textId.exec(value)?.[1] : undefined;
}

function mapFields<Sent>(sent: Sent, change: (name: string, value: unknown) => unknown): Sent {
  if (typeof sent !== 'object' || sent === null) return sent;
  // SAFETY: the type of an id does not tell its two forms apart.
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, change(name, value)])) as Sent;
}

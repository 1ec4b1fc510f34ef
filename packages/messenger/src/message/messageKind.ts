import { messageTypes, type Message } from '../contract.ts';

/** The rendering of a message: not at all, as a line between the messages, or as the words of an author. */
export type MessageKind = 'hidden' | 'notice' | 'words';

const known = new Set<number>(Object.values(messageTypes));
const reported = new Set<number | null>();

/** The rendering of a message by its type; an unknown type is words if it has an author, else a notice. */
export function messageKind(message: Pick<Message, 'type' | 'user'>): MessageKind {
  const { type } = message;
  if (type === null || (type !== undefined && !known.has(type))) tellOnce(type);
  return kindOf(message);
}

/** Whether a message that is not shown has the words of an author. */
export const isWords = (message: Pick<Message, 'type' | 'user'>) => kindOf(message) === 'words';

function kindOf({ type, user }: Pick<Message, 'type' | 'user'>): MessageKind {
  switch (type) {
    case messageTypes.hiddenService:
      return 'hidden';
    case messageTypes.systemNotice:
    case messageTypes.statusChange:
      return 'notice';
    default:
      return user || type === messageTypes.automatic ? 'words' : 'notice';
  }
}

function tellOnce(type: number | null): void {
  if (reported.has(type)) return;
  reported.add(type);
  console.warn(
    `@my-air/messenger: messages of the type ${type} are shown as plain text; this build does not know it.`,
  );
}

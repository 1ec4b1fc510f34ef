import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { businessCalendarOf, supportDue } from '@my-air/feature-kit/data';
import { useFormat } from '@my-air/i18n';
import { useNow } from '@my-air/ui-kit';

import { otherParticipants } from '../chats/chatLists.ts';
import { messageTypes, type Message } from '../contract.ts';
import { messageKind } from '../message/messageKind.ts';
import type { OpenConversation } from './ConversationContext.ts';

/**
 * Who answers in a chat, when they usually do or last did, and the time where our team is; the others by name where no
 * manager is known. What the server does not tell is empty.
 */
export function useAnswers({ chat, open }: OpenConversation) {
  const { t } = useLingui();
  const portal = usePortal();
  const format = useFormat();
  const zone = portal.config.teamTimeZone;
  const there = useFormat(zone);
  const now = useNow({ interval: 60_000 });
  const others = otherParticipants(chat);
  const namesOf = (people: typeof others) => people.flatMap(({ name }) => name || []).join(', ');
  const { manager } = chat.process?.processable ?? {};
  const managers =
    namesOf(others.filter(({ is_manager }) => is_manager)) || (manager?.display_name ?? manager?.name ?? '');
  const isSupport = chat.process?.processable_type === 'support';
  if (managers === '' && !isSupport) return { who: namesOf(others), when: '', clock: '' };

  const last = open.messages.findLast(({ user, created_at }) => user?.is_manager && created_at);
  const age = last ? format.ago(last.created_at, now) : '';
  const due = supportDue(waitingSince(open.messages) ?? now, businessCalendarOf(portal));
  const date = format.deadline(due, now);
  // The promise is that of support, and ends with the conversation.
  const isPromised = isSupport && !chat.archived_at && open.isOpened && !open.hasNewer && due !== undefined;
  let when = age && t`Last answer ${age}`;
  if (isPromised && due.getTime() < now) when = t`We are late: the answer was due by ${date}`;
  else if (isPromised) when = t`We usually answer by ${date}`;
  // A zone that the browser does not know would show the time of the user.
  const time = zone !== undefined && there.timeZone === zone ? there.time(now) : '';
  return {
    who: managers === '' ? namesOf(others) : t`Answered by ${managers}`,
    when,
    clock: time && t`${time} local time`,
  };
}

/**
 * Since when the user waits for an answer; undefined where nothing waits. What follows an answer of ours waits only when
 * it asks something: a thank you needs none, and the server does not tell the two apart.
 */
function waitingSince(messages: readonly Message[]) {
  const words = messages.filter(
    (one) => messageKind(one) === 'words' && !one.deleted_at && one.type !== messageTypes.automatic,
  );
  const answered = words.findLastIndex(({ user }) => !user?.me);
  const unanswered = words.slice(answered + 1);
  return (answered === -1 ? unanswered[0] : unanswered.find(asksSomething))?.created_at;
}

/** The question marks of Latin and Cyrillic, Arabic, Greek and East Asian writing. */
const questionMark = /[?\u{61F}\u{37E}\u{FF1F}]/u;

const asksSomething = ({ message_markdown, message_html }: Message) =>
  questionMark.test(message_markdown ?? message_html ?? '');

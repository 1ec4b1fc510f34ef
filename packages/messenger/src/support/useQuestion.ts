import { readId } from '@my-air/api-client';
import { useDraftAt, useDraftForm } from '@my-air/data-kit/draft';
import type { ModalProps } from '@my-air/feature-api';
import { max, noHtml, required, useValibotForm } from '@my-air/screen-kit/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

import { textRules } from '../contract.ts';
import { useDraftFiles } from '../drafts/draftFilesOf.ts';
import { newChat, questionPlace, type Question, type QuestionTexts } from '../drafts/questionDraft.ts';
import type { Delivery } from '../outbox/Outbox.ts';
import { useOutbox } from '../outbox/outboxOf.ts';
import { isOtherQuestion, prefilledQuestion } from './prefilledQuestion.ts';

/** A question to our team: its input is a draft, goes into the outbox, and returns after a refusal. */
export function useQuestion({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const [key, setKey] = useState<string>();
  const { take, ...input } = useQuestionForm(props);
  const [entry, outbox] = useSentQuestion(key, close);

  async function put(fields: v.InferOutput<typeof schema>) {
    const item = {
      kind: 'supportRequest',
      supportCategoryId: readId(fields.category),
      summary: fields.summary.trim(),
      message: fields.message.trim(),
      ...(input.replyTo && { replyToMessageId: input.replyTo.messageId }),
    } as const;
    const forget = take();
    const kept = await outbox.enqueue(item, input.files);
    forget();
    setKey(kept.key);
  }

  /** Takes a refused question back, so that it can be changed and sent again. */
  async function takeBack() {
    if (key === undefined) return;
    const taken = await outbox.takeBack(key);
    // It has arrived in the meantime, or is being sent.
    if (!taken) return;
    input.choose(taken.files.map(({ bytes, name, type }) => new File([bytes], name, { type })));
    setKey(undefined);
  }

  return { ...input, entry, put, takeBack };
}

/** The question as it is written: a draft, which may be another one than the dialog was opened with. */
function useQuestionForm(props: ModalProps<'support'>['props']) {
  'use no memo';
  const draft = useDraftAt(questionPlace);
  const { files, keepFiles, isKept } = useDraftFiles(newChat);
  const [start] = useState(() => draft.read() ?? prefilledQuestion(props));
  const [replyTo, setReplyTo] = useState(start.replyTo);
  const [other, setOther] = useState(() => otherThan(draft.read(), props));
  const form = useValibotForm(schema, { defaultValues: fieldsOf(start) });

  function keep(change: Partial<Question>) {
    const { attachments = [], aside } = draft.read() ?? {};
    draft.write({
      ...form.getValues(),
      ...(replyTo && { replyTo }),
      attachments,
      ...(aside && { aside }),
      ...change,
    });
  }
  useDraftForm(form, {
    write: (fields) => keep(fields),
    read() {
      const question = draft.read();
      return question && fieldsOf(question);
    },
    subscribeToOtherTabs: draft.subscribeToOtherTabs,
  });

  return {
    form,
    files,
    isKept,
    replyTo,
    other,
    choose: (next: readonly File[]) => {
      keepFiles(next);
      keep({ attachments: next.map(({ name, type, size }) => ({ name, type, size })) });
    },
    /** Sets the question in the form aside and shows the other one. The files stay, for the user to remove. */
    switchQuestion: () => {
      if (!other) return;
      const { attachments = [] } = draft.read() ?? {};
      const aside = { ...form.getValues(), ...(replyTo && { replyTo }) };
      setOther({ texts: aside, isAside: true });
      setReplyTo(other.texts.replyTo);
      form.reset(fieldsOf(other.texts));
      draft.write({ ...other.texts, attachments, aside });
    },
    /** Returns a function that deletes the draft as it is now, once it is in the outbox. */
    take: () => {
      const given = draft.read();
      return () => {
        if (!draft.forget(given)) return;
        keepFiles([]);
        if (given?.aside) draft.write({ ...given.aside, attachments: [] });
      };
    },
  };
}

/** The outbox's entry of a question. Once it has arrived, the dialog closes and its chat is opened. */
function useSentQuestion(key: string | undefined, close: ModalProps<'support'>['close']) {
  'use no memo';
  const [{ entries, sent }, outbox] = useOutbox();
  const openChat = useOpenChat();
  // Read from the state instead of an event: it may have arrived before this dialog knew its key.
  const arrived = sent.find((one) => one.entry.key === key)?.delivery;
  const leave = useEffectEvent((delivery: Delivery) => {
    const chatId = delivery.supportRequest?.process?.chat_id;
    close(chatId != null ? { chatId } : undefined);
    if (chatId != null) openChat(chatId);
  });
  useEffect(() => {
    if (arrived) leave(arrived);
  }, [arrived]);
  return [entries.find((one) => one.key === key), outbox] as const;
}

/** The question that could be in the form instead: an earlier one, or the one given to the dialog. */
function otherThan(underWay: Question | undefined, props: ModalProps<'support'>['props']) {
  if (underWay?.aside) return { texts: underWay.aside, isAside: true };
  if (!underWay || !isOtherQuestion(props, underWay)) return undefined;
  return { texts: prefilledQuestion(props), isAside: false };
}

const fieldsOf = ({ category, summary, message }: QuestionTexts) => ({ category, summary, message });

export type QuestionInput = v.InferInput<typeof schema>;

const schema = v.object({
  category: v.pipe(v.string(), required()),
  summary: v.pipe(v.string(), required(), max(textRules.summary), noHtml()),
  message: v.pipe(v.string(), required(), max(textRules.message), noHtml()),
});

/** Opens a chat from any screen. A plain path, because the dialog may be open on other features' routes. */
function useOpenChat(): (chatId: number) => void {
  const { history } = useRouter();
  return (chatId) => history.push(chatPath(chatId));
}

/** The path of a chat, and of a message in it. */
function chatPath(chatId: number, messageId?: number): string {
  return `/messenger?chat=${chatId}${messageId === undefined ? '' : `&message=${messageId}`}`;
}

import { readId } from '@my-air/api-client';
import type { ModalProps } from '@my-air/feature-api';
import { useDraftAt, useDraftForm } from '@my-air/feature-api/draft';
import { max, noHtml, required, useValibotForm } from '@my-air/feature-api/form';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { useDraftFiles } from '../composer/draftFiles.ts';
import { textRules } from '../contract.ts';
import { newChat, questionPlace, type Question, type QuestionTexts } from '../drafts/questionDraft.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useOpenChat } from './openChat.ts';
import { isOtherQuestion, prefilledQuestion } from './prefilledQuestion.ts';

/** A question to our team: its input is a draft, goes into the outbox, and returns after a refusal. */
export function useQuestion({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const [{ entries, sent }, outbox] = useOutbox();
  const draft = useDraftAt(questionPlace);
  const openChat = useOpenChat();
  const { files, keepFiles, isKept } = useDraftFiles(newChat);
  const [key, setKey] = useState<string>();
  const [start] = useState(() => draft.read() ?? prefilledQuestion(props));
  const [replyTo, setReplyTo] = useState(start.replyTo);
  const [other, setOther] = useState(() => otherThan(draft.read(), props));
  const form = useValibotForm(schema, { defaultValues: fieldsOf(start) });
  const entry = entries.find((one) => one.key === key);

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
    follow: draft.follow,
  });

  /** Sets the question in the form aside and shows the other one. The files stay, for the user to remove. */
  function switchQuestion() {
    if (!other) return;
    const { attachments = [] } = draft.read() ?? {};
    const aside = { ...form.getValues(), ...(replyTo && { replyTo }) };
    setOther({ texts: aside, isAside: true });
    setReplyTo(other.texts.replyTo);
    form.reset(fieldsOf(other.texts));
    draft.write({ ...other.texts, attachments, aside });
  }

  const answered = useRef({ close, openChat });
  useEffect(() => {
    answered.current = { close, openChat };
  });
  // Read from the state instead of an event: it may have arrived before this dialog knew its key.
  const arrived = sent.find((one) => one.entry.key === key)?.delivery;
  useEffect(() => {
    if (!arrived) return;
    const chatId = arrived.supportRequest?.process?.chat_id;
    answered.current.close(chatId != null ? { chatId } : undefined);
    if (chatId != null) answered.current.openChat(chatId);
  }, [arrived]);

  function choose(next: readonly File[]) {
    keepFiles(next);
    keep({ attachments: next.map(({ name, type, size }) => ({ name, type, size })) });
  }

  async function put(input: v.InferOutput<typeof schema>) {
    const item = {
      kind: 'supportRequest',
      supportCategoryId: readId(input.category),
      summary: input.summary.trim(),
      message: input.message.trim(),
      ...(replyTo && { replyToMessageId: replyTo.messageId }),
    } as const;
    const given = draft.read();
    const kept = await outbox.enqueue(item, files);
    if (draft.forget(given)) {
      keepFiles([]);
      if (given?.aside) draft.write({ ...given.aside, attachments: [] });
    }
    setKey(kept.key);
  }

  /** Takes a refused question back, so that it can be changed and sent again. */
  async function takeBack() {
    if (key === undefined) return;
    const taken = await outbox.takeBack(key);
    // It has arrived in the meantime, or is being sent.
    if (!taken) return;
    choose(taken.files.map(({ bytes, name, type }) => new File([bytes], name, { type })));
    setKey(undefined);
  }

  return { form, files, isKept, entry, replyTo, other, choose, put, takeBack, switchQuestion };
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

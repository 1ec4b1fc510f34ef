import type { ModalProps } from '@my-air/feature-api';
import { max, noHtml, required, useValibotForm } from '@my-air/feature-api/form';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { useDraftFiles } from '../composer/draftFiles.ts';
import { textRules } from '../contract.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useOpenChat } from './openChat.ts';

/** The draft of a question stands under the chat that does not exist yet. */
const newChat = 0;

/** A question to our team: what is typed is kept as a draft, goes into the outbox, and can be taken back once it was refused. */
export function useQuestion({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const [{ entries, sent }, outbox] = useOutbox();
  const [, drafts] = useDrafts();
  const openChat = useOpenChat();
  const { files, keepFiles, isKept } = useDraftFiles(newChat);
  const [key, setKey] = useState<string>();
  const form = useValibotForm(schema, {
    defaultValues: {
      category: props.categoryId === undefined ? '' : String(props.categoryId),
      // `template` holds the summary: a question has no template.
      summary: props.summary ?? drafts.read(newChat).template ?? '',
      message: props.message ?? drafts.read(newChat).message,
    },
  });
  const entry = entries.find((one) => one.key === key);
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { summary, message } }) =>
          drafts.write(newChat, { message, template: summary || null }),
      }),
    [subscribe, drafts],
  );

  const answered = useRef({ close, openChat });
  useEffect(() => {
    answered.current = { close, openChat };
  });
  // Looked up and not only listened for: it may have arrived before this dialog knew its key.
  const arrived = sent.find((one) => one.entry.key === key)?.delivery;
  useEffect(() => {
    if (!arrived) return;
    const chatId = arrived.supportRequest?.process?.chat_id;
    answered.current.close(typeof chatId === 'number' ? { chatId } : undefined);
    if (typeof chatId === 'number') answered.current.openChat(chatId);
  }, [arrived]);

  function choose(next: readonly File[]) {
    keepFiles(next);
    drafts.write(newChat, { attachments: next.map(({ name, type, size }) => ({ name, type, size })) });
  }

  async function put(input: v.InferOutput<typeof schema>) {
    const item = {
      kind: 'supportRequest',
      supportCategoryId: Number(input.category),
      summary: input.summary.trim(),
      message: input.message.trim(),
      ...(props.replyTo && { replyToMessageId: props.replyTo.messageId }),
    } as const;
    const kept = await outbox.enqueue(item, files);
    drafts.clear(newChat);
    keepFiles([]);
    setKey(kept.key);
  }

  /** Takes a question back that was refused, so that it can be changed and sent again. */
  async function takeBack() {
    if (key === undefined) return;
    const taken = await outbox.takeBack(key);
    choose((taken?.files ?? []).map(({ bytes, name, type }) => new File([bytes], name, { type })));
    const { summary, message } = form.getValues();
    drafts.write(newChat, { message, template: summary || null });
    setKey(undefined);
  }

  return { form, files, isKept, entry, choose, put, takeBack };
}

export type QuestionInput = v.InferInput<typeof schema>;

const schema = v.object({
  category: v.pipe(v.string(), required()),
  summary: v.pipe(v.string(), required(), max(textRules.summary), noHtml()),
  message: v.pipe(v.string(), required(), max(textRules.message), noHtml()),
});

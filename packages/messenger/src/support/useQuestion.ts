import { readId } from '@my-air/api-client';
import { max, noHtml, required, useDraftAt, useDraftForm, useValibotForm } from '@my-air/feature-kit/forms';
import { useSendOnce } from '@my-air/feature-kit/data';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { chatsQuery } from '../chats/chats.api.ts';
import { textRules } from '../contract.ts';
import { useDraftFiles } from '../drafts/draftFiles.ts';
import {
  isOtherQuestion,
  prefilledQuestion,
  newChat,
  questionPlace,
  type Question,
  type QuestionTexts,
} from './questionDraft.ts';
import { askSupportMutation } from './support.api.ts';
import { useQuestionChannel } from './useQuestionChannel.ts';

/** A question to our team: its input is a draft until the server has it, and then a chat. */
export function useQuestion({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const { api, queryClient } = usePortal();
  const { read, forget, ...input } = useQuestionForm(props);
  const about = useQuestionChannel();
  const openChat = useOpenChat();
  const mutation = askSupportMutation(api, useSendOnce('messenger/question'));
  const ask = useMutation({
    ...mutation,
    // Also when the dialog was closed meanwhile.
    onSuccess(_, { draft }) {
      forget(draft);
      void queryClient.invalidateQueries({ queryKey: chatsQuery(api, 'active').queryKey });
    },
  });
  // One at a time, also from an earlier dialog.
  const isAsking = useIsMutating({ mutationKey: mutation.mutationKey }) > 0;

  function put(fields: v.InferOutput<typeof schema>) {
    if (queryClient.isMutating({ mutationKey: mutation.mutationKey }) > 0) return;
    const content = {
      categoryId: readId(fields.category),
      summary: fields.summary.trim(),
      message: input.replyTo ? fields.message.trim() : about.name(fields.message.trim(), fields.channel),
      replyToMessageId: input.replyTo?.messageId,
    };
    ask.mutate(
      { content, files: input.files, draft: read() },
      {
        onSuccess(chatId) {
          close(chatId === null ? undefined : { chatId });
          if (chatId !== null) openChat(chatId);
        },
      },
    );
  }

  return { ...input, about, ask, isAsking, put };
}

/** The question as it is written: a draft, which may be another one than the dialog was opened with. */
function useQuestionForm(props: ModalProps<'support'>['props']) {
  'use no memo';
  const draft = useDraftAt(questionPlace);
  const [files, setFiles] = useDraftFiles(newChat);
  const [start] = useState(() => draft.read() ?? prefilledQuestion(props));
  const [replyTo, setReplyTo] = useState(start.replyTo);
  const [other, setOther] = useState(() => otherThan(draft.read(), props));
  const form = useValibotForm(schema, { defaultValues: fieldsOf(start) });

  function keep(change: QuestionInput) {
    const { aside } = draft.read() ?? {};
    draft.write({
      ...form.getValues(),
      ...(replyTo && { replyTo }),
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
    replyTo,
    other,
    choose: setFiles,
    /** Sets the question in the form aside and shows the other one. The files stay, for the user to remove. */
    switchQuestion: () => {
      if (!other) return;
      const aside = { ...form.getValues(), ...(replyTo && { replyTo }) };
      setOther({ texts: aside, isAside: true });
      setReplyTo(other.texts.replyTo);
      form.reset(fieldsOf(other.texts));
      draft.write({ ...other.texts, aside });
    },
    read: draft.read,
    /** Deletes the draft that was sent, unless more was typed since. */
    forget: (sent: Question | undefined) => {
      if (!draft.forget(sent)) return;
      setFiles([]);
      if (sent?.aside) draft.write(sent.aside);
    },
  };
}

/** The question that could be in the form instead: an earlier one, or the one given to the dialog. */
function otherThan(underWay: Question | undefined, props: ModalProps<'support'>['props']) {
  if (underWay?.aside) return { texts: underWay.aside, isAside: true };
  if (!underWay || !isOtherQuestion(props, underWay)) return undefined;
  return { texts: prefilledQuestion(props), isAside: false };
}

const fieldsOf = ({ category, channel, summary, message }: QuestionTexts) => ({
  category,
  channel,
  summary,
  message,
});

export type QuestionInput = v.InferInput<typeof schema>;

const schema = v.object({
  category: v.pipe(v.string(), required()),
  channel: v.optional(v.string()),
  summary: v.pipe(v.string(), required(), max(textRules.summary), noHtml()),
  message: v.pipe(v.string(), required(), max(textRules.message), noHtml()),
});

/** Opens a chat from any screen. A plain path, because the dialog may be open on other features' routes. */
function useOpenChat(): (chatId: number) => void {
  const { history } = useRouter();
  return (chatId) => history.push(`/messenger?chat=${encodeURIComponent(chatId)}`);
}

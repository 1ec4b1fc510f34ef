import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '@my-air/feature-kit/data';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useNextChat } from '../chats/useChatFilters.ts';
import { Composer } from '../composer/Composer.tsx';
import { useConversation } from './ConversationContext.ts';
import { editMessageMutation } from './changeMessage.api.ts';
import { addMessage } from './messages.api.ts';
import {
  chatPlace,
  editIn,
  useChatDraft,
  withEdit,
  withMessage,
  withoutEdit,
  withoutSaved,
  withoutSent,
  withText,
} from '../drafts/ChatDraft.ts';
import { UnreadableFileError, useDraftFiles } from '../drafts/draftFiles.ts';
import { giveToSender } from '../send/useOutgoing.ts';
import { recentTexts } from '../snippets/snippets.ts';
import { mentionables, mentionedIn } from '../text/mentions.ts';
import { isSameText, normalizeText } from '../text/normalizeText.ts';

/** The composer of the open chat: its draft, the message that it answers or edits, and how it is sent. */
export function ChatComposer() {
  const { t } = useLingui();
  const portal = usePortal();
  // The user of the draft: the session may have ended by now, or be that of another one.
  const author = useUser();
  const failureText = useFailureText();
  const { chat, open, feed, composer, onAnswer } = useConversation();
  const next = useNextChat(chat.id);
  const { messages } = open;
  const [draft, changeDraft] = useChatDraft(chat.id);
  const [files, setFiles] = useDraftFiles(chat.id);
  const isStoring = useRef(false);
  const saving = useEditMessage(chat.id);
  const edit = editIn(draft);
  const markdown = edit?.message ?? draft.message;
  const people = [
    ...mentionables(chat.participants),
    // Participants who are mentioned already stay mentioned after they have left the chat.
    ...mentionedIn(markdown).filter(({ id }) => !chat.participants?.some((one) => one.id === id)),
  ];
  const replyTo = messages.find(({ id }) => id === draft.reply_to_message_id);

  /** @param onSent called once the message is stored */
  async function send(text: string, onSent?: () => void) {
    saving.forgetError();
    if (edit) {
      const original = messages.find(({ id }) => id === edit.message_id)?.message_markdown;
      // A server may return lines with other line ends than they were typed with.
      if (isSameText(text, original ?? '')) changeDraft(withoutEdit);
      else if (text.trim() !== '') saving.save(edit.message_id, text);
      return;
    }
    // A second press in the same moment is the same message.
    if (isStoring.current || !author) return;
    isStoring.current = true;
    // The draft stays until the message is stored, and what is typed meanwhile stays after it.
    changeDraft((now) => withMessage(now, { message: text }));
    try {
      const replyToMessageId = draft.reply_to_message_id ?? undefined;
      await giveToSender(portal, author.id, { chatId: chat.id, text, replyToMessageId, files });
    } catch (error) {
      const isFile = error instanceof UnreadableFileError;
      const title = isFile ? t`A file cannot be read any more. Choose it again.` : failureText(error);
      portal.toasts.show({ type: 'error', title });
      return;
    } finally {
      isStoring.current = false;
    }
    // Drawn at once: the next press reads the field.
    flushSync(() => {
      changeDraft((now) => withoutSent(now, text));
      setFiles((now) => now.filter((file) => !files.includes(file)));
    });
    open.forgetUnread();
    feed.current?.showEnd();
    onSent?.();
  }

  return (
    <>
      <UnkeptNotice place={chatPlace} subject={chat.id} />
      <Composer
        markdown={markdown}
        onMarkdownChange={(message) => {
          saving.forgetError();
          changeDraft((now) => withText(now, message));
        }}
        files={files}
        onFilesChange={setFiles}
        isEditing={edit !== undefined}
        replyTo={edit ? undefined : replyTo}
        onCancelReply={() => changeDraft((now) => withMessage(now, { reply_to_message_id: null }))}
        onCancelEdit={() => {
          saving.forgetError();
          changeDraft(withoutEdit);
        }}
        onEditLast={() => {
          const last = messages.findLast(({ is_editable, user, message_markdown }) =>
            Boolean(is_editable && user?.me && message_markdown),
          );
          const original = normalizeText(last?.message_markdown ?? '');
          if (last) changeDraft((now) => withEdit(now, { id: last.id, markdown: original }));
        }}
        people={people}
        recent={recentTexts(messages)}
        onSend={(text) => void send(text)}
        onSendAndNext={next && onAnswer && ((text) => void send(text, () => onAnswer(next.id)))}
        isBusy={saving.isSaving(edit?.message_id)}
        error={saving.errorOf(edit?.message_id)}
        handle={composer}
      />
    </>
  );
}

/** Saves the edit of a message, and shows in the composer why it could not be saved. */
function useEditMessage(chatId: number) {
  const failureText = useFailureText();
  const { api, queryClient, toasts } = usePortal();
  const [draft, changeDraft] = useChatDraft(chatId);
  const [error, setError] = useState<{ messageId: number; text: string }>();
  const { mutate, isPending, variables } = useMutation({
    ...editMessageMutation(api, chatId),
    onSuccess: (message, { messageId, markdown: saved }) => {
      addMessage(queryClient, chatId, message);
      // By now another message may be in the composer, or a longer version of this one.
      changeDraft((now) => withoutSaved(now, { id: messageId, markdown: saved }));
    },
    meta: { handles: 'inPlace' },
    onError: (failure, { messageId }) => {
      const text = failureText(failure);
      if (editIn(draft)?.message_id === messageId) setError({ messageId, text });
      else toasts.show({ type: 'error', title: text });
    },
  });
  return {
    save: (messageId: number, markdown: string) => mutate({ messageId, markdown }),
    isSaving: (messageId: number | undefined) => isPending && variables.messageId === messageId,
    errorOf: (messageId: number | undefined) => (error?.messageId === messageId ? error?.text : undefined),
    forgetError: () => setError(undefined),
  };
}

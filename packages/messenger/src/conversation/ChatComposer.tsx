import { useLingui } from '@lingui/react/macro';
import { useFailureText } from '@my-air/feature-kit/data';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Composer } from '../composer/Composer.tsx';
import { useConversation } from './ConversationContext.ts';
import { addMessage, editMessageMutation } from './messages.api.ts';
import { chatPlace, emptyDraft } from '../drafts/Draft.ts';
import { UnreadableFileError, useDraftFiles } from '../drafts/draftFiles.ts';
import { useDrafts } from '../drafts/draftsOf.ts';
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
  const { chat, open, feed, composer } = useConversation();
  const { messages } = open;
  const [all, drafts] = useDrafts();
  const [files, setFiles] = useDraftFiles(chat.id);
  const isStoring = useRef(false);
  const edit = useEditMessage(chat.id);
  const draft = all.get(chat.id) ?? emptyDraft(chat.id);
  const { message: markdown, message_id: editedId, isEditing } = draft;
  const people = [
    ...mentionables(chat.participants),
    // Participants who are mentioned already stay mentioned after they have left the chat.
    ...mentionedIn(markdown).filter(({ id }) => !chat.participants?.some((one) => one.id === id)),
  ];
  const replyTo = messages.find(({ id }) => id === draft.reply_to_message_id);

  async function send(text: string) {
    edit.forgetError();
    if (isEditing && editedId !== null) {
      const original = messages.find(({ id }) => id === editedId)?.message_markdown;
      // A server may return lines with other line ends than they were typed with.
      if (isSameText(text, original ?? '')) drafts.endEdit(chat.id);
      else if (text.trim() !== '') edit.save(editedId, text);
      return;
    }
    // A second press in the same moment is the same message.
    if (isStoring.current || !author) return;
    isStoring.current = true;
    // The draft stays until the message is stored, and what is typed meanwhile stays after it.
    drafts.write(chat.id, { message: text });
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
      drafts.clear(chat.id, text);
      setFiles((now) => now.filter((file) => !files.includes(file)));
    });
    open.forgetUnread();
    feed.current?.showEnd();
  }

  return (
    <>
      <UnkeptNotice place={chatPlace} subject={chat.id} />
      <Composer
        markdown={markdown}
        onMarkdownChange={(message) => {
          edit.forgetError();
          drafts.write(chat.id, { message });
        }}
        files={files}
        onFilesChange={setFiles}
        isEditing={isEditing}
        replyTo={isEditing ? undefined : replyTo}
        onCancelReply={() => drafts.write(chat.id, { reply_to_message_id: null })}
        onCancelEdit={() => {
          edit.forgetError();
          drafts.endEdit(chat.id);
        }}
        onEditLast={() => {
          const last = messages.findLast(({ is_editable, user, message_markdown }) =>
            Boolean(is_editable && user?.me && message_markdown),
          );
          if (last)
            drafts.beginEdit(chat.id, { id: last.id, markdown: normalizeText(last.message_markdown!) });
        }}
        people={people}
        recent={recentTexts(messages)}
        onSend={(text) => void send(text)}
        isBusy={edit.isSaving(editedId)}
        error={edit.errorOf(editedId)}
        handle={composer}
      />
    </>
  );
}

/** Saves the edit of a message, and shows in the composer why it could not be saved. */
function useEditMessage(chatId: number) {
  const failureText = useFailureText();
  const { api, queryClient, toasts } = usePortal();
  const [, drafts] = useDrafts();
  const [error, setError] = useState<{ messageId: number; text: string }>();
  const { mutate, isPending, variables } = useMutation({
    ...editMessageMutation(api, chatId),
    onSuccess: (message, { messageId, markdown: saved }) => {
      addMessage(queryClient, chatId, message);
      // By now another message may be in the composer, or a longer version of this one.
      drafts.finishEdit(chatId, { id: messageId, markdown: saved });
    },
    meta: { handles: 'inPlace' },
    onError: (failure, { messageId }) => {
      const text = failureText(failure);
      if (drafts.read(chatId).message_id === messageId) setError({ messageId, text });
      else toasts.show({ type: 'error', title: text });
    },
  });
  return {
    save: (messageId: number, markdown: string) => mutate({ messageId, markdown }),
    isSaving: (messageId: number | null) => isPending && variables.messageId === messageId,
    errorOf: (messageId: number | null) => (error?.messageId === messageId ? error?.text : undefined),
    forgetError: () => setError(undefined),
  };
}

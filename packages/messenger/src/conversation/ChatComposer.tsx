import { useLingui } from '@lingui/react/macro';
import { UnkeptNotice } from '@my-air/data-kit/draft';
import { usePortal, useUser } from '@my-air/feature-api';
import { useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { Composer, type ComposerHandle } from '../composer/Composer.tsx';
import { mentionables, mentionedIn } from '../text/mentions.ts';
import type { Chat, Message } from '../contract.ts';
import { chatPlace, emptyDraft } from '../drafts/Draft.ts';
import { useDraftFiles } from '../drafts/draftFiles.ts';
import { useDrafts } from '../drafts/draftsOf.ts';
import { giveToSender } from '../send/useOutgoing.ts';
import { isSameText, normalizeText } from '../text/normalizeText.ts';
import { useEditMessage } from './useEditMessage.ts';

export interface ChatComposerProps {
  /** The chat that is written in. */
  chat: Chat;
  /** The loaded messages, the oldest first. */
  messages: readonly Message[];
  /** Called once a message is stored to be sent. */
  onSent: () => void;
  /** Called with the server's version of an edited message. */
  onChanged: (message: Message) => void;
  /** Receives the actions of the composer. */
  handle: Ref<ComposerHandle>;
}

/** The composer of a chat: its draft, the message that it answers or edits, and how it is sent. */
export function ChatComposer({ chat, messages, onSent, onChanged, handle }: ChatComposerProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const userId = useUser()?.id ?? 0;
  const [all, drafts] = useDrafts();
  const [files, setFiles] = useDraftFiles(chat.id);
  const isStoring = useRef(false);
  const edit = useEditMessage(chat.id, onChanged);
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
    if (isStoring.current) return;
    isStoring.current = true;
    // The draft stays until the message is stored, and what is typed meanwhile stays after it.
    drafts.write(chat.id, { message: text });
    try {
      const replyToMessageId = draft.reply_to_message_id ?? undefined;
      await giveToSender(portal, userId, { chatId: chat.id, text, replyToMessageId, files });
      // Drawn at once: the next press reads the field.
      flushSync(() => {
        drafts.clear(chat.id, text);
        setFiles((now) => now.filter((file) => !files.includes(file)));
      });
      onSent();
    } catch {
      portal.toasts.show({ type: 'error', title: t`A file cannot be read any more. Choose it again.` });
    } finally {
      isStoring.current = false;
    }
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
        onSend={(text) => void send(text)}
        isBusy={edit.isSaving(editedId)}
        error={edit.errorOf(editedId)}
        handle={handle}
      />
    </>
  );
}

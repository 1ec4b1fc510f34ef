import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-api';
import { UnkeptNotice } from '@my-air/data-kit/draft';
import { Banner } from '@my-air/ui-kit';
import type { Ref } from 'react';

import { Composer, type ComposerHandle } from '../composer/Composer.tsx';
import { mentionables, mentionedIn } from '../composer/mentions.ts';
import type { Chat, Message } from '../contract.ts';
import { chatPlace, emptyDraft } from '../drafts/Draft.ts';
import { draftFilesOf, useDraftFiles } from '../drafts/draftFilesOf.ts';
import { useDrafts } from '../drafts/draftsOf.ts';
import { putBack } from '../drafts/putBack.ts';
import { useOutbox } from '../outbox/outboxOf.ts';
import { isSameText, normalizeText } from '../text/normalizeText.ts';
import { useEditMessage } from './useEditMessage.ts';

export interface ChatComposerProps {
  /** The chat that is written in. */
  chat: Chat;
  /** The loaded messages, the oldest first. */
  messages: readonly Message[];
  /** Called after the outbox has stored a message. */
  onSent: () => void;
  /** Called with the server's version of an edited message. */
  onChanged: (message: Message) => void;
  /** Receives the actions of the composer. */
  handle: Ref<ComposerHandle>;
}

/** The composer of a chat: its draft, the message that it answers or edits, and the way into the outbox. */
export function ChatComposer({ chat, messages, onSent, onChanged, handle }: ChatComposerProps) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const userId = useUser()?.id ?? 0;
  const [all, drafts] = useDrafts();
  const [, outbox] = useOutbox();
  const { files, keepFiles, isKept } = useDraftFiles(chat.id);
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
    const replyToMessageId = draft.reply_to_message_id ?? undefined;
    const sent = files;
    // The text leaves the composer immediately, and returns if it could not be stored.
    drafts.clear(chat.id);
    keepFiles([]);
    try {
      await outbox.enqueue({ kind: 'message', chatId: chat.id, message: text, replyToMessageId }, sent);
      onSent();
    } catch {
      putBack(
        { chatId: chat.id, message: text, replyToMessageId, files: sent },
        drafts,
        draftFilesOf(userId),
      );
      toasts.show({ type: 'error', title: t`The message could not be kept for sending` });
    }
  }

  return (
    <>
      <UnkeptNotice place={chatPlace} subject={chat.id} />
      {!isKept && (
        <Banner tone="warning">
          <Trans>
            Your browser has no room for these files. They stay in this tab until the message is sent.
          </Trans>
        </Banner>
      )}
      <Composer
        markdown={markdown}
        onMarkdownChange={(message) => {
          edit.forgetError();
          drafts.write(chat.id, { message });
        }}
        files={files}
        onFilesChange={(next) => {
          keepFiles(next);
          drafts.write(chat.id, {
            attachments: next.map(({ name, type, size }) => ({ name, type, size })),
          });
        }}
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

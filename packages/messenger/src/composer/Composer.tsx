import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldMessage } from '@my-air/feature-api/form';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';

import type { Message } from '../contract.ts';
import { checkMessage } from './checkMessage.ts';
import { ReplyPreview } from './ReplyPreview.tsx';
import type { FieldHandle } from './ComposerField.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import { Box, Frame, Hint, Problem } from './composerParts.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { isTouch } from './isTouch.ts';
import { MentionList } from './MentionList.tsx';
import type { Mentionable } from './mentions.ts';
import { MessageField } from './MessageField.tsx';
import { useSendKey } from './sendKey.ts';
import { useComposerFiles } from './useComposerFiles.ts';
import { useMentionPicker } from './useMentionPicker.ts';
import { useWritingMode } from './writingMode.ts';

/** What can be asked of the composer from outside. */
export interface ComposerHandle {
  focus: () => void;
  addFiles: (files: readonly File[]) => void;
}

export interface ComposerProps {
  /** What is written, in markdown as it is sent. */
  markdown: string;
  onMarkdownChange: (markdown: string) => void;
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** Whether what was there before is being changed: no files, and it can be left. */
  isEditing: boolean;
  /** The message that is answered. */
  replyTo: Message | undefined;
  onCancelReply: () => void;
  onCancelEdit: () => void;
  /** Called for the arrow up in an empty composer. */
  onEditLast: () => void;
  /** Those who can be named. */
  people: readonly Mentionable[];
  /** Called with the markdown that is to be sent. */
  onSend: (markdown: string) => void;
  /** Whether a change is on its way. */
  isBusy: boolean;
  /** What the server found wrong. */
  error: string | undefined;
  handle?: Ref<ComposerHandle>;
}

/** Where a message is written: text, mentions, emoji, files. */
export function Composer(props: ComposerProps) {
  const { markdown, files, onFilesChange, isEditing, replyTo, people, isBusy, handle } = props;
  const { t } = useLingui();
  const id = useId();
  const field = useRef<FieldHandle>(null);
  const describe = useFieldMessage();
  const [sendKey] = useSendKey();
  const [mode] = useWritingMode();
  const [broken, setBroken] = useState<string>();
  const attachments = useComposerFiles({ files, onFilesChange, isAllowed: !isEditing });
  const mention = useMentionPicker({
    people,
    onChoose: (person, typedLength) => field.current?.mention(person, typedLength),
  });
  const error = broken ? describe(broken, t`Message`) : props.error;
  const canSend = !isBusy && (markdown.trim() !== '' || files.length > 0);
  const count = mention.found.length;

  useImperativeHandle(handle, () => ({ focus, addFiles: attachments.add }));

  function focus() {
    field.current?.focus();
  }

  function send() {
    // Read from the field itself: what was typed a moment ago may not have come here yet.
    const written = (field.current?.read() ?? markdown).trim();
    if (isBusy || (written === '' && files.length === 0)) return;
    const rule = checkMessage(written);
    setBroken(rule);
    if (!rule) {
      attachments.forgetRefused();
      mention.follow(undefined);
      props.onSend(written);
    }
    focus();
  }

  function cancel() {
    if (isEditing) props.onCancelEdit();
    else props.onCancelReply();
    focus();
  }

  function press(event: KeyboardEvent): boolean {
    // Safari tells of the Enter that ends a composed word after it has ended, by this code alone.
    if (event.isComposing || event.keyCode === 229) return false;
    if (mention.press(event)) {
      event.stopPropagation();
      return true;
    }
    const isCtrl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !event.shiftKey && (isCtrl || (sendKey === 'enter' && !isTouch()))) {
      send();
      return true;
    }
    if (event.key === 'Escape' && (isEditing || replyTo)) {
      cancel();
      return true;
    }
    const isEmpty = !isEditing && files.length === 0 && field.current?.read() === '';
    const isPlainArrow = event.key === 'ArrowUp' && !isCtrl && !event.altKey && !event.shiftKey;
    if (isPlainArrow && isEmpty) props.onEditLast();
    return isPlainArrow && isEmpty;
  }

  const fieldProps = {
    markdown,
    people,
    label: t`Message`,
    placeholder: t`Write a message`,
    describedBy: error ? `${id}-error` : `${id}-hint`,
    isInvalid: Boolean(error),
    offer: count > 0 ? { list: `${id}-people`, option: `${id}-people-${mention.place}` } : undefined,
    onChange(next: string) {
      setBroken(undefined);
      props.onMarkdownChange(next);
    },
    onCaret: mention.follow,
    onKey: press,
    onFiles: attachments.add,
    handle: field,
  };

  return (
    <Frame>
      {(isEditing || replyTo) && <ReplyPreview replyTo={isEditing ? undefined : replyTo} onCancel={cancel} />}
      {files.length + attachments.refused.length > 0 && !isEditing && (
        <ComposerFiles
          files={files}
          refused={attachments.refused}
          onRemove={(file) => {
            attachments.remove(file);
            focus();
          }}
          onDismiss={(one) => {
            attachments.dismiss(one);
            focus();
          }}
        />
      )}
      <VisuallyHidden as="output">{attachments.said}</VisuallyHidden>
      {/* There before it says anything: some screen readers are silent about what comes with its words. */}
      <VisuallyHidden as="output">
        {count > 0 && t`${plural(count, { one: '# person to mention', other: '# people to mention' })}`}
      </VisuallyHidden>
      {count > 0 && (
        <MentionList
          id={`${id}-people`}
          people={mention.found}
          pointed={mention.place}
          onChoose={mention.choose}
        />
      )}
      <Box>
        <MessageField key={mode} isRich={mode === 'rich'} {...fieldProps} />
        <ComposerTools
          isEditing={isEditing}
          isBusy={isBusy}
          canSend={canSend}
          onFiles={attachments.add}
          onEmoji={(emoji) => field.current?.insert(emoji)}
          onSend={send}
        />
      </Box>
      {error ? (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      ) : (
        <Hint id={`${id}-hint`}>
          {sendKey === 'enter' ? (
            <Trans>Enter sends, Shift + Enter starts a new line</Trans>
          ) : (
            <Trans>Ctrl + Enter sends, Enter starts a new line</Trans>
          )}
        </Hint>
      )}
    </Frame>
  );
}

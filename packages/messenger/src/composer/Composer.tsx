import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldMessage, max, noHtmlWithMentions } from '@my-air/feature-kit/forms';
import { VisuallyHidden } from '@my-air/ui-kit';
import { lazy, Suspense, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import * as v from 'valibot';

import { isBlank, textRules, type Message } from '../contract.ts';
import { ComposerFiles, useComposerFiles } from './ComposerFiles.tsx';
import { Box, FieldPlace, Frame, Hint, Problem } from './composerParts.ts';
import { useSnippets } from '../snippets/useSnippets.tsx';
import { ComposerTools } from './ComposerTools.tsx';
import { MentionList, useMentionPicker } from './MentionList.tsx';
import type { Mentionable } from '../text/mentions.ts';
import { ReplyPreview } from './ReplyPreview.tsx';
import type { FieldHandle } from './rich/RichField.tsx';
import { isTouch } from './isTouch.ts';

const RichField = lazy(() => import('./rich/RichField.tsx').then((part) => ({ default: part.RichField })));

const schema = v.pipe(v.string(), max(textRules.message), noHtmlWithMentions());

/** The rule that a message to send breaks; undefined for a valid one. */
function checkMessage(markdown: string): string | undefined {
  const result = v.safeParse(schema, markdown);
  return result.success ? undefined : result.issues[0].message;
}

/** The actions of the composer for its parent. */
export interface ComposerHandle {
  focus: () => void;
  addFiles: (files: readonly File[]) => void;
}

export interface ComposerProps {
  /** The text, in markdown as it is sent. */
  markdown: string;
  /** Called with the new markdown after each change of the text. */
  onMarkdownChange: (markdown: string) => void;
  /** The files of the next message; not shown while editing. */
  files: readonly File[];
  /** Called with all files after one was added or removed. */
  onFilesChange: (files: readonly File[]) => void;
  /** Whether an existing message is being edited: files are not allowed, and Escape cancels. */
  isEditing: boolean;
  /** The message that is answered; undefined for a message of its own. */
  replyTo: Message | undefined;
  /** Called to go back from an answer to a message of its own. */
  onCancelReply: () => void;
  /** Called to leave the edited message as it was. */
  onCancelEdit: () => void;
  /** Called for the arrow up in an empty composer. */
  onEditLast: () => void;
  /** The participants that can be mentioned. */
  people: readonly Mentionable[];
  /** The texts that the user sent last, which are offered after a "/" with the saved ones. */
  recent: readonly string[];
  /** Called with the markdown to send. */
  onSend: (markdown: string) => void;
  /** Called with the markdown to send, after which the next chat is to be opened; undefined where none waits. */
  onSendAndNext?: ((markdown: string) => void) | undefined;
  /** Whether an edit is being saved: nothing can be sent meanwhile. */
  isBusy: boolean;
  /** The server's reason for refusing the message; undefined without one. */
  error: string | undefined;
  /** Receives the actions of the composer; without it nothing outside can focus it or add files. */
  handle?: Ref<ComposerHandle>;
}

/** The form for a message: text, mentions, emoji, files. */
export function Composer(props: ComposerProps) {
  const { markdown, files, onFilesChange, isEditing, replyTo, people, isBusy } = props;
  const { t } = useLingui();
  const id = useId();
  const [broken, setBroken] = useState<string>();
  const attachments = useComposerFiles({ files, onFilesChange, isAllowed: !isEditing });
  const { field, focus, takeField } = useField(props.handle, attachments.add);
  const mention = useMentionPicker({
    people,
    onChoose: (person, typedLength) => field.current?.mention(person, typedLength),
  });
  const snippets = useSnippets(props, focus, (letter) => field.current?.insert(letter));
  const isInvalid = Boolean(broken ?? props.error);
  const canSend = !isBusy && (!isBlank(markdown) || files.length > 0);
  const sendAndNext = isEditing ? undefined : props.onSendAndNext;
  const offer = { list: `${id}-people`, option: `${id}-people-${mention.place}` };

  function send(deliver = props.onSend) {
    // Read from the field itself: the latest input may not have arrived here yet.
    const written = field.current?.read() ?? markdown;
    if (isBusy || (written === '' && files.length === 0)) return;
    const rule = checkMessage(written);
    setBroken(rule);
    if (!rule) {
      attachments.forgetRefused();
      mention.resetFor(undefined);
      deliver(written);
    }
    focus();
  }

  function cancel() {
    if (isEditing) props.onCancelEdit();
    else props.onCancelReply();
    focus();
  }

  function press(event: KeyboardEvent): boolean {
    // Safari reports the Enter that ends a composed word after it has ended, by this code alone.
    if (event.isComposing || event.keyCode === 229) return false;
    if (mention.press(event)) {
      event.stopPropagation();
      return true;
    }
    const isCtrl = event.ctrlKey || event.metaKey;
    // On a touch screen Enter begins a new line, and the button sends.
    if (event.key === 'Enter' && !event.shiftKey && (isCtrl || !isTouch())) {
      send(isCtrl ? sendAndNext : undefined);
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
      <MentionList id={offer.list} people={mention.found} pointed={mention.place} onChoose={mention.choose} />
      <Box>
        <Suspense fallback={<FieldPlace />}>
          <RichField
            markdown={markdown}
            people={people}
            label={t`Message`}
            placeholder={t`Write a message`}
            describedBy={`${id}-${isInvalid ? 'error' : 'hint'}`}
            isInvalid={isInvalid}
            offer={mention.found.length > 0 ? offer : undefined}
            onChange={(next) => {
              setBroken(undefined);
              snippets.note(next);
              props.onMarkdownChange(next);
            }}
            onCaret={mention.resetFor}
            onKey={press}
            onFiles={attachments.add}
            handle={takeField}
          />
        </Suspense>
        <ComposerTools
          isEditing={isEditing}
          isBusy={isBusy}
          canSend={canSend}
          onFiles={attachments.add}
          onEmoji={(emoji) => field.current?.insert(emoji)}
          onSend={() => send()}
          onSendAndNext={sendAndNext && (() => send(sendAndNext))}
        />
      </Box>
      <Note id={id} broken={broken} error={props.error} hasNext={sendAndNext !== undefined} />
      {snippets.menu}
    </Frame>
  );
}

/** The actions of the field, which comes a moment later than the rest, and gets the focus then if it is due. */
function useField(handle: ComposerProps['handle'], addFiles: ComposerHandle['addFiles']) {
  const field = useRef<FieldHandle>(undefined);
  const isFocusDue = useRef(false);

  function focus() {
    isFocusDue.current = !field.current;
    field.current?.focus();
  }

  function takeField(made: FieldHandle | undefined | null) {
    field.current = made ?? undefined;
    if (made && isFocusDue.current) focus();
  }

  useImperativeHandle(handle, () => ({ focus, addFiles }));
  return { field, focus, takeField };
}

interface NoteProps {
  id: string;
  /** The rule that the message breaks; undefined for none. */
  broken: string | undefined;
  error: string | undefined;
  /** Whether another chat waits, which Ctrl + Enter opens after the message is sent. */
  hasNext: boolean;
}

/** The line below the field: what is wrong with the message, otherwise how to send it. */
function Note({ id, broken, error, hasNext }: NoteProps) {
  const { t } = useLingui();
  const describe = useFieldMessage();
  const problem = broken ? describe(broken, t`Message`) : error;
  if (problem) {
    return (
      <Problem id={`${id}-error`} role="alert">
        {problem}
      </Problem>
    );
  }
  return (
    <Hint id={`${id}-hint`}>
      {hasNext ? (
        <Trans>Enter sends, Ctrl + Enter sends and opens the next chat</Trans>
      ) : (
        <Trans>Enter sends, Shift + Enter starts a new line</Trans>
      )}
    </Hint>
  );
}

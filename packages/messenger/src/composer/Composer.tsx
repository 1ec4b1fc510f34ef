import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldMessage } from '@my-air/feature-api/form';
import {
  AttachmentIcon,
  Button,
  EmojiIcon,
  filesOf,
  IconButton,
  SendIcon,
  sortUploads,
  VisuallyHidden,
  type RefusedFile,
} from '@my-air/ui-kit';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';

import type { Message } from '../contract.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import { checkMessage } from './checkMessage.ts';
import { ComposerContext } from './ComposerContext.tsx';
import { Area, Frame, Hint, Line, Picker, Problem } from './composerParts.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import { uploadRules } from './fileWords.ts';
import { toMarkdown, type Mentionable } from './mentions.ts';
import { MentionList } from './MentionList.tsx';
import { useSendKey } from './sendKey.ts';
import { useMentionPicker } from './useMentionPicker.ts';

/** What can be asked of the composer from outside. */
export interface ComposerHandle {
  focus: () => void;
  addFiles: (files: readonly File[]) => void;
}

export interface ComposerProps {
  /** What is typed, with mentions as `@Name`. */
  text: string;
  onTextChange: (text: string) => void;
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
  const { text, onTextChange, files, onFilesChange, isEditing, replyTo, people, isBusy, handle } = props;
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const describe = useFieldMessage();
  const [sendKey] = useSendKey();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const [broken, setBroken] = useState<string>();
  const mention = useMentionPicker({ text, people, onWrite: write });
  const error = broken ? describe(broken, t`Message`) : props.error;
  const canSend = !isBusy && (text.trim() !== '' || files.length > 0);

  useImperativeHandle(handle, () => ({ focus: () => field.current?.focus(), addFiles: add }));

  function add(added: readonly File[]) {
    if (added.length === 0 || isEditing) return;
    const sorted = sortUploads(files, added, uploadRules);
    setRefused(sorted.refused);
    const taken = sorted.taken.length;
    const left = sorted.refused.length;
    setSaid(
      [
        taken > 0 && t`${plural(taken, { one: '# file was added', other: '# files were added' })}`,
        left > 0 && t`${plural(left, { one: '# file cannot be sent', other: '# files cannot be sent' })}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
    if (taken > 0) onFilesChange([...files, ...sorted.taken]);
  }

  function write(next: string, nextCaret: number) {
    onTextChange(next);
    setBroken(undefined);
    mention.setCaret(nextCaret);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(nextCaret, nextCaret);
    });
  }

  function insert(added: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(text.slice(0, selectionStart) + added + text.slice(selectionEnd), selectionStart + added.length);
  }

  function send() {
    if (!canSend) return;
    const markdown = toMarkdown(text.trim(), people);
    const rule = checkMessage(markdown);
    setBroken(rule);
    if (rule) {
      field.current?.focus();
      return;
    }
    setRefused([]);
    props.onSend(markdown);
    field.current?.focus();
  }

  function cancel() {
    if (isEditing) props.onCancelEdit();
    else props.onCancelReply();
    field.current?.focus();
  }

  function listen(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (mention.press(event)) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !event.shiftKey && (isCtrl || (sendKey === 'enter' && !isTouch()))) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && (isEditing || replyTo)) {
      event.preventDefault();
      cancel();
    } else if (event.key === 'ArrowUp' && text === '' && files.length === 0 && !isEditing) {
      event.preventDefault();
      props.onEditLast();
    }
  }

  const isPicking = mention.found.length > 0;
  return (
    <Frame>
      {(isEditing || replyTo) && (
        <ComposerContext replyTo={isEditing ? undefined : replyTo} onCancel={cancel} />
      )}
      {files.length + refused.length > 0 && !isEditing && (
        <ComposerFiles
          files={files}
          refused={refused}
          onRemove={(file) => {
            onFilesChange(files.filter((other) => other !== file));
            field.current?.focus();
          }}
          onDismiss={(one) => {
            setRefused(refused.filter((other) => other !== one));
            field.current?.focus();
          }}
        />
      )}
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      {isPicking && (
        <MentionList
          id={`${id}-people`}
          people={mention.found}
          pointed={mention.place}
          onChoose={mention.choose}
        />
      )}
      <Line>
        {!isEditing && (
          <IconButton
            label={t`Attach files`}
            icon={<AttachmentIcon />}
            onClick={() => picker.current?.click()}
          />
        )}
        <Picker
          ref={picker}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden
          accept={uploadRules.types}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
        <Area
          ref={field}
          // Where the browser does not fit a field to its text, its lines do.
          rows={Math.min(8, text.split('\n').length)}
          dir="auto"
          value={text}
          aria-label={t`Message`}
          placeholder={t`Write a message`}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          aria-autocomplete="list"
          aria-controls={isPicking ? `${id}-people` : undefined}
          aria-activedescendant={isPicking ? `${id}-people-${mention.place}` : undefined}
          onChange={({ currentTarget }) => {
            onTextChange(currentTarget.value);
            mention.begin(currentTarget.selectionStart);
            setBroken(undefined);
          }}
          onSelect={({ currentTarget }) => mention.setCaret(currentTarget.selectionStart)}
          onKeyDown={listen}
          onPaste={(event) => {
            const pasted = filesOf(event.clipboardData);
            if (pasted.length === 0) return;
            event.preventDefault();
            add(pasted);
          }}
        />
        <EmojiButton label={t`Insert an emoji`} icon={<EmojiIcon />} onChoose={insert} />
        {isEditing ? (
          <Button variant="primary" isBusy={isBusy} disabled={!canSend && !isBusy} onClick={send}>
            <Trans>Save</Trans>
          </Button>
        ) : (
          <IconButton
            variant="primary"
            label={t`Send`}
            icon={<SendIcon />}
            disabled={!canSend}
            onClick={send}
          />
        )}
      </Line>
      {error ? (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      ) : (
        <Hint id={`${id}-hint`}>
          {sendKey === 'enter' ? (
            <Trans>Enter sends, Shift with Enter begins a new line</Trans>
          ) : (
            <Trans>Ctrl with Enter sends, Enter begins a new line</Trans>
          )}
        </Hint>
      )}
    </Frame>
  );
}

/** On a touch screen Enter begins a new line: there is a button for sending, and no Shift at hand. */
function isTouch() {
  return matchMedia('(pointer: coarse)').matches;
}

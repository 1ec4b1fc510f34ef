import { Trans, useLingui } from '@lingui/react/macro';
import { AttachmentIcon, Button, EmojiIcon, IconButton, SendIcon } from '@my-air/ui-kit';
import { useRef } from 'react';

import { attachmentRules } from '../contract.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import { Picker, Tools } from './composerParts.ts';

export interface ComposerToolsProps {
  /** Whether an existing message is being edited: files are not offered, and Save takes the place of Send. */
  isEditing: boolean;
  /** Whether an edit is being saved. */
  isBusy: boolean;
  /** Whether there is something to send. */
  canSend: boolean;
  /** Called with the files that were chosen. */
  onFiles: (files: readonly File[]) => void;
  /** Called with the emoji to insert. */
  onEmoji: (emoji: string) => void;
  /** Called to send the message or save the edit. */
  onSend: () => void;
  /** Called to send the message and open the next chat; undefined where none is left to answer. */
  onSendAndNext?: (() => void) | undefined;
}

/** The buttons of the composer: files, emoji, sending. */
export function ComposerTools({
  isEditing,
  isBusy,
  canSend,
  onFiles,
  onEmoji,
  onSend,
  onSendAndNext,
}: ComposerToolsProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);

  return (
    <Tools>
      {!isEditing && (
        <>
          <IconButton
            label={t`Attach files`}
            icon={<AttachmentIcon />}
            onClick={() => picker.current?.click()}
          />
          <Picker
            ref={picker}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden
            accept={attachmentRules.types}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // The same file may be chosen again after it was removed.
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <EmojiButton label={t`Insert an emoji`} icon={<EmojiIcon />} onChoose={onEmoji} />
      {onSendAndNext && (
        <Button variant="quiet" disabled={!canSend} onClick={onSendAndNext}>
          <Trans>Send and next</Trans>
        </Button>
      )}
      {isEditing ? (
        <Button variant="primary" isBusy={isBusy} disabled={!canSend && !isBusy} onClick={onSend}>
          <Trans>Save</Trans>
        </Button>
      ) : (
        <IconButton
          variant="primary"
          label={t`Send`}
          icon={<SendIcon />}
          disabled={!canSend}
          onClick={onSend}
        />
      )}
    </Tools>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Field, IconButton, LinkIcon, Popover, TextInput } from '@my-air/ui-kit';
import type { Editor } from '@tiptap/core';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { linkAddress } from './linkAddress.ts';

export interface LinkButtonProps {
  /** The editor whose link is changed. */
  editor: Editor;
  /** The label and size that the toolbar gives to its buttons. */
  button: { label: string; size: 's' };
  /** Whether the form for the address is open. */
  isOpen: boolean;
  /** Called when the form is to be opened or closed. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The button and form for the address of a link: of the selected text, or of the link at the caret. */
export function LinkButton({ editor, button, isOpen, onOpenChange }: LinkButtonProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      align="start"
      title={<Trans>Link</Trans>}
      trigger={<FormatToggle {...button} icon={<LinkIcon />} />}
    >
      <LinkForm editor={editor} onDone={() => onOpenChange(false)} />
    </Popover>
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui();
  const known = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(known);
  const [isWrong, setIsWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = linkAddress(typed);
    setIsWrong(href === undefined);
    if (href === undefined) return;
    onDone();
    const chain = editor.chain().focus();
    if (known === '' && editor.state.selection.empty) {
      // Nothing is selected: the address is its own text.
      chain.insertContent({ type: 'text', text: href }).run();
    } else chain.extendMarkRange('link').setMark('link', { href }).run();
  }

  return (
    <Form noValidate onSubmit={save}>
      <Field label={t`Address`} error={isWrong ? t`This is not a web address` : undefined}>
        <TextInput
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Buttons>
        {known !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              onDone();
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
            }}
          >
            <Trans>Remove the link</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);
  justify-content: flex-end;
`;

/** A button of the toolbar that is on or off. */
export const FormatToggle = styled(IconButton)`
  color: var(--color-muted);

  &[aria-pressed='true'] {
    color: var(--color-accent-text);
    background: var(--color-accent-soft);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SendIcon, TextInput } from '@my-air/ui-kit';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

export interface AskFormProps {
  draft: string;
  onDraft: (draft: string) => void;
  onAsk: (question: string) => void;
  /** Called when the answer on its way is to be stopped; undefined while there is none. */
  onStop?: (() => void) | undefined;
}

/** Where a question to the assistant is written. While it answers, the same button stops it. */
export function AskForm({ draft, onDraft, onAsk, onStop }: AskFormProps) {
  const { t } = useLingui();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!onStop && draft.trim() !== '') onAsk(draft);
  }

  return (
    <Line onSubmit={submit}>
      <TextInput
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        aria-label={t`Your question to the assistant`}
        placeholder={t`What do you want to achieve?`}
        maxLength={500}
        autoComplete="off"
      />
      {onStop ? (
        <Button type="button" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button type="submit" variant="primary" icon={<SendIcon aria-hidden />}>
          <Trans>Ask</Trans>
        </Button>
      )}
    </Line>
  );
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

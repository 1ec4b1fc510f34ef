import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { Button, SendIcon, Text, TextInput, media } from '@my-air/ui-kit';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { assistantPlace } from './assistantDraft.ts';

/** The most characters of a question, and the number left from which on they are counted. */
export const questionLimit = { max: 500, counted: 100 } as const;

export interface AskFormProps {
  /** The text of the field. */
  draft: string;
  /** Called with the whole text at each change. */
  onDraft: (draft: string) => void;
  /** Called with the question, unless it is empty or too long. */
  onAsk: (question: string) => void;
  /** Called when the user stops the answer on its way; undefined while there is none. */
  onStop?: (() => void) | undefined;
  /** Whether the field takes the focus, because the element that had it is gone. @default false */
  takesFocus?: boolean | undefined;
}

/** The field for a question to the assistant. While it answers, the same button stops it. */
export function AskForm({ draft, onDraft, onAsk, onStop, takesFocus = false }: AskFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const counter = useId();
  const isAnswering = onStop !== undefined;
  const left = questionLimit.max - draft.trim().length;
  const over = -left;
  const isTooLong = left < 0;
  const isCounted = left <= questionLimit.counted;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // The button or suggestion that was pressed may be gone by now; the next control is the stop.
    if (isAnswering && document.activeElement === document.body) button.current?.focus();
  }, [isAnswering]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (onStop || draft.trim() === '') return;
    if (isTooLong) field.current?.focus();
    else onAsk(draft);
  }

  return (
    <>
      <UnkeptNotice place={assistantPlace} />
      <Line onSubmit={submit}>
        <TextInput
          ref={field}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          aria-label={t`Your question to the assistant`}
          placeholder={t`What do you want to achieve?`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isCounted ? counter : undefined}
          autoComplete="off"
        />
        {onStop ? (
          <Button
            ref={button}
            type="button"
            onClick={(event) => {
              // The same button asks again a moment later; this press must not send the form as well.
              event.preventDefault();
              onStop();
            }}
          >
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button type="submit" variant="primary" icon={<SendIcon aria-hidden />}>
            <Trans>Ask</Trans>
          </Button>
        )}
      </Line>
      {/* Pasted text is kept whole, so that the user decides what to leave out. */}
      <Text
        id={counter}
        as="p"
        role={isTooLong ? 'alert' : undefined}
        size={14}
        tone={isTooLong ? 'critical' : 'muted'}
        hidden={!isCounted}
      >
        {isTooLong
          ? t`${plural(over, { one: 'Remove # character to ask.', other: 'Remove # characters to ask.' })}`
          : t`${plural(left, { one: '# character left', other: '# characters left' })}`}
      </Text>
    </>
  );
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);

  /* A question needs the width of a phone for itself. */
  ${media.down('xs')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

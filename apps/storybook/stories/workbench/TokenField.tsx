import { Field, NativeSelect, Row, TextInput } from '@my-air/ui-kit';
import { hexColor, type Token, type TokenColor, type TokenGroup } from '@my-air/ui-kit/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

import { readToken, tokenText } from './tokenText.ts';

export interface TokenFieldProps {
  /** The token as its file has it, with a reference if it is one. */
  token: Token;
  /** The colour that a reference leads to; without it there is no picker. */
  color?: TokenColor | undefined;
  /** The token file, for the names of ramps. */
  file: TokenGroup;
  /** Called with each value that can be used. */
  onChange: (path: readonly string[], value: unknown) => void;
}

/** A token of a brand as a field: what cannot be used stays typed, with the reason below it. */
export function TokenField({ token, color, file, onChange }: TokenFieldProps) {
  /** The typed text until the field is left; a wrong text stays. */
  const [typed, setTyped] = useState<string>();
  const name = token.path.join('.');
  const problem = typed === undefined ? undefined : readToken(token, typed, file).problem;

  function type(text: string) {
    setTyped(text);
    const reading = readToken(token, text, file);
    if (reading.problem === undefined) onChange(token.path, reading.value);
  }

  if (token.type === 'string') {
    return (
      <Field label={name} description={token.description}>
        <NativeSelect
          options={['comfortable', 'compact'].map((value) => ({ value, label: value }))}
          value={tokenText(token)}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    );
  }
  return (
    <Field label={name} description={token.description} error={problem}>
      <Row gap={2}>
        {color && (
          <Picker
            type="color"
            aria-label={`Pick ${name}`}
            value={hexColor(color)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        )}
        <Wide>
          <TextInput
            value={typed ?? tokenText(token)}
            spellCheck={false}
            translate="no"
            onChange={(event) => type(event.target.value)}
            onBlur={() => problem === undefined && setTyped(undefined)}
          />
        </Wide>
      </Row>
    </Field>
  );
}

const Wide = styled.div`
  flex: 1;
  min-width: 0;
`;

const Picker = styled.input`
  flex-shrink: 0;
  width: var(--size-control-m);
  height: var(--size-control-m);
  padding: 0.125rem;
  background: var(--color-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
`;

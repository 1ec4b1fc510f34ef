import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The label of the button that shows the password. */
  showLabel: string;
  /** The label of the same button while the password is shown. */
  hideLabel: string;
}

/** A field for a password, typed or pasted, that can be shown. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Frame>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <IconButton
        size="s"
        label={isShown ? hideLabel : showLabel}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => setIsShown(!isShown)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;

  > input {
    padding-inline-end: 3rem;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.25rem;
    margin-block: auto;
    color: var(--color-muted);
  }
`;

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../button/IconButton.tsx';
import { Spinning } from '../feedback/Spinning.tsx';
import { media } from '../tokens/breakpoints.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The text of the field. */
  value: string;
  /** Called with every change of the text, and with an empty text when it is cleared. */
  onValueChange: (value: string) => void;
  /** The label of the button that clears the field. */
  clearLabel: string;
  /** Whether a search is in progress; a spinner then replaces the icon. @default false */
  isBusy?: boolean | undefined;
  /** The keys that focus the field, such as `Ctrl K`, shown while it is empty; the caller handles them. */
  shortcut?: string | undefined;
}

/** A field for a text to search for; Escape or its button clears it. */
export function SearchInput({
  value,
  onValueChange,
  clearLabel,
  isBusy = false,
  shortcut,
  className,
  style,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  const frame = useRef<HTMLDivElement>(null);

  function clear() {
    onValueChange('');
    frame.current?.querySelector('input')?.focus();
  }

  function listen(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    // The dialog or menu around it stays open: the first Escape is for the text.
    event.stopPropagation();
    event.preventDefault();
    onValueChange('');
  }

  return (
    <Frame ref={frame} className={className} style={style}>
      {isBusy ? <Spinning /> : <Search aria-hidden />}
      <TextInput
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...(shortcut && { 'aria-keyshortcuts': shortcut.replaceAll(' ', '+').replace('Ctrl', 'Control') })}
        {...(isBusy && { 'aria-busy': true })}
        type="search"
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onKeyDown={listen}
      />
      {value !== '' && !rest.disabled && (
        <IconButton size="s" label={clearLabel} icon={<X />} onClick={clear} />
      )}
      {value === '' && shortcut && <Keys aria-hidden>{shortcut}</Keys>}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;

  > input {
    padding-inline: 2.5rem;
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-3);
    z-index: 1;
    width: var(--icon-size-m);
    height: var(--icon-size-m);
    margin-block: auto;
    color: var(--color-muted);
    pointer-events: none;
  }
  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0.25rem;
    margin-block: auto;
    color: var(--color-muted);
  }
`;

const Keys = styled.kbd`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.5rem;
  height: 1.5rem;
  margin-block: auto;
  padding: 0 0.375rem;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-12);
  line-height: 1.375rem;
  background: var(--color-sunken);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-chip);
  pointer-events: none;

  /* A narrow field has no room for it beside its hint. */
  ${media.down('sm')}, (pointer: coarse) {
    display: none;
  }
`;

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export interface EmojiProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The sign itself. */
  symbol: string;
  /** What it means, for screen readers; without it, it is decoration beside words that say the same. */
  label?: string | undefined;
}

/** An emoji that means something, such as a reaction. It is drawn by the system, in colour and not as text. */
export function Emoji({ symbol, label, ...rest }: EmojiProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Sign translate="no" {...meaning} {...rest}>
      {symbol}
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-block;
  font-variant-emoji: emoji;
  line-height: 1;
`;

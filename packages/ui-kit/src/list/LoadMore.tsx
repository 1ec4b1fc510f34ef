import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Spinning } from '../feedback/Spinning.tsx';

/** The texts at the end of a list. */
export interface LoadMoreWords {
  /** The label of the button that loads more. */
  more: string;
  /** The text while more is loading. */
  loading: string;
  /** The text at the end of the list. */
  end: string;
  /** The text after a failed load. */
  failed: string;
  /** The label of the button that tries again. */
  retry: string;
}

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether more can be loaded, is loading, failed to load, or does not exist. */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Called when more is to be loaded. */
  onMore: () => void;
  /** The texts of the control. */
  words: LoadMoreWords;
  /** Whether more is loaded automatically, half a screen before the end is visible. @default false */
  isAutomatic?: boolean | undefined;
}

/** The end of a list that is loaded in parts: a button for more, or a text about loading or the end. */
export function LoadMore({ state, onMore, words, isAutomatic = false, ...rest }: LoadMoreProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = { more: words.more, failed: words.retry, loading: undefined, end: undefined }[state];

  useEffect(() => {
    if (!isAutomatic || state !== 'more' || !frame) return undefined;
    // Half a screen early, so that most users never see the end.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '50%',
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame, isAutomatic, state, onMore]);

  useEffect(() => {
    if (label && frame && document.activeElement === frame) button.current?.focus({ preventScroll: true });
  }, [frame, label]);

  function press() {
    // The button goes while more is loading: with it the place of a keyboard's user in the list would be lost.
    frame?.focus({ preventScroll: true });
    onMore();
  }

  return (
    <Frame {...rest}>
      <ButtonPlace ref={setFrame} tabIndex={-1}>
        {label && (
          <Button ref={button} onClick={press}>
            {label}
          </Button>
        )}
      </ButtonPlace>
      <Words data-failed={state === 'failed' || undefined}>
        {state === 'loading' && (
          <>
            <Spinning />
            {words.loading}
          </>
        )}
        {state === 'failed' && words.failed}
        {state === 'end' && words.end}
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-4);
  text-align: center;
`;

const ButtonPlace = styled.div`
  outline: none;
`;

const Words = styled.output`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-muted);
  font-size: var(--font-size-14);

  > svg {
    width: var(--icon-size-m);
    height: var(--icon-size-m);
  }
  &[data-failed] {
    color: var(--color-critical-text);
  }
`;

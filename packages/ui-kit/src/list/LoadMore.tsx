import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Button } from '../button/Button.tsx';
import { Spinning } from '../feedback/Spinning.tsx';

/** What the end of a list says. */
export interface LoadMoreWords {
  /** What the button says that asks for more. */
  more: string;
  /** That more is on its way. */
  loading: string;
  /** That this is all. */
  end: string;
  /** That more could not be had. */
  failed: string;
  /** What the button says that asks once more. */
  retry: string;
}

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether more can be asked for, is on its way, could not be had, or is not there. */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Called when more is asked for. */
  onMore: () => void;
  /** What it says. */
  words: LoadMoreWords;
  /** Whether it asks by itself as soon as it comes into sight. @default false */
  isAutomatic?: boolean | undefined;
}

/** The end of a list that goes on: asks for more, says that more is coming, or that this is all. */
export function LoadMore({ state, onMore, words, isAutomatic = false, ...rest }: LoadMoreProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!isAutomatic || state !== 'more' || !frame) return undefined;
    // Half a screen early, so that most people never see the end.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '50%',
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame, isAutomatic, state, onMore]);

  return (
    <Frame {...rest}>
      <div ref={setFrame}>
        {state === 'more' && <Button onClick={onMore}>{words.more}</Button>}
        {state === 'failed' && <Button onClick={onMore}>{words.retry}</Button>}
      </div>
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

import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { isTouch } from './isTouch.ts';
import { fetchedRichField, fetchRichField, type RichFieldModule } from './fetchRichField.ts';
import type { PlainState } from './PlainField.tsx';
import { whenIdle } from './whenIdle.ts';

/** The rich field, and how the plain one was left that it takes the place of. */
export interface RichStart {
  module: RichFieldModule;
  state: PlainState | undefined;
}

/** How long a busy plain field is left alone before it is looked at again, in milliseconds. */
const patience = 100;

/**
 * The rich field once it may be shown. It is loaded when the browser has nothing to do or the plain field is focused,
 * and takes its place between two keys: never while a word is composed, text is marked or a phone's keyboard is open.
 */
export function useRichField(isWanted: boolean, plain: RefObject<(() => PlainState) | null>) {
  const [start, setStart] = useState<RichStart | undefined>(() => {
    const module = fetchedRichField();
    return module && { module, state: undefined };
  });
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = isWanted && !start && !hasFailed;
  const load = useRef(() => {});

  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isLoading = false;

    function takePlace(module: RichFieldModule) {
      const state = plain.current?.();
      if (isOver || !state) return;
      if (state.isBusy || (state.hasFocus && isTouch())) timer = setTimeout(takePlace, patience, module);
      // At once: a key that is pressed now goes into the one field or the other.
      else flushSync(() => setStart({ module, state }));
    }

    load.current = () => {
      if (isLoading) return;
      isLoading = true;
      void fetchRichField().then((module) => {
        // Where it did not come the plain field stays; who goes back into it asks again.
        if (module) takePlace(module);
        else isLoading = false;
      });
    };
    const forget = whenIdle(() => load.current());
    return () => {
      isOver = true;
      load.current = () => {};
      clearTimeout(timer);
      forget();
    };
  }, [isNeeded, plain]);

  return {
    rich: isWanted && !hasFailed ? start : undefined,
    /** The plain field has the focus. */
    request: () => load.current(),
    /** The browser cannot carry it. */
    giveUp: () => setHasFailed(true),
  };
}

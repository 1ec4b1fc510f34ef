import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { fetchedRichField, fetchRichField, type RichFieldModule } from './fetchRichField.ts';
import { isTouch } from './isTouch.ts';
import type { PlainState } from './PlainField.tsx';

/** The longest delay in a browser that is never idle, in milliseconds. */
const longest = 3_000;
/** The delay in a browser that does not report when it is idle, in milliseconds. */
const guess = 600;

/** Calls a function once the browser is idle. Returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function' && typeof cancelIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: longest });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, guess);
  return () => clearTimeout(id);
}

/** The rich field, and the state of the plain one that it replaces. */
export interface RichStart {
  module: RichFieldModule;
  state: PlainState | undefined;
}

/** The delay before a busy plain field is checked again, in milliseconds. */
const patience = 100;

/**
 * The rich field once it may be shown. It is loaded when the browser is idle or the plain field is focused,
 * and replaces it between two keys: never while a word is composed, text is selected or a phone's keyboard is
 * open.
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
      // In one step: a key that is pressed now goes into one of the two fields.
      else flushSync(() => setStart({ module, state }));
    }

    load.current = () => {
      if (isLoading) return;
      isLoading = true;
      void fetchRichField().then((module) => {
        // After a failure the plain field stays; its next focus tries again.
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
    /** Loads the rich field, when the plain one gets the focus. */
    request: () => load.current(),
    /** Keeps the plain field, because the browser cannot run the editor. */
    giveUp: () => setHasFailed(true),
  };
}

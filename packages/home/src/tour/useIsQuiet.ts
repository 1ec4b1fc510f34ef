import { useEffect, useState } from 'react';

const otherDialogs = '[role="dialog"]:not([data-tour-step]), [role="alertdialog"]';
/**
 * The dialogs that the server requires come one after the other; shorter pauses between them do not count, in
 * milliseconds.
 */
const pause = 700;
/** The time that an expected dialog may take to appear, with its code, in milliseconds. */
const patience = 8_000;

/**
 * Whether no dialog has been open for a moment, so that something else may ask for attention. A visit that has begun with
 * a dialog has had its share: it is never quiet.
 */
export function useIsQuiet(isDialogExpected: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = isDialogExpected ? patience : pause;
    let wasQuiet = false;
    const observer = new MutationObserver(check);
    function check() {
      if (document.querySelector(otherDialogs)) {
        clearTimeout(timer);
        timer = undefined;
        wait = pause;
        setIsQuiet(false);
        if (!wasQuiet) observer.disconnect();
      } else {
        timer ??= setTimeout(() => {
          wasQuiet = true;
          setIsQuiet(true);
        }, wait);
      }
    }
    observer.observe(document.body, { childList: true, subtree: true });
    check();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDialogExpected]);

  return isQuiet;
}

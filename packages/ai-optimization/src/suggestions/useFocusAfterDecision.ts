import { useEffect, useRef } from 'react';

/** Moves the focus to the next possible action once the pressed button has gone with the old status. */
export function useFocusAfterDecision(status: string) {
  const frame = useRef<HTMLElement>(null);
  /** The status when a button was pressed. */
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    if (pressed.current === undefined || pressed.current === status) return;
    pressed.current = undefined;
    frame.current?.querySelector('button')?.focus();
  }, [status]);

  const onPress = () => {
    pressed.current = status;
  };
  return { frame, onPress };
}

import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Calls a function once the address has changed. */
export function useOnLeave(onLeave: () => void): void {
  const address = useLocation({ select: ({ href }) => href });
  const [openedAt] = useState(address);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (address !== openedAt) leave();
  }, [address, openedAt]);
}

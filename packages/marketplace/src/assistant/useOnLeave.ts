import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Calls once the person has gone to another address. */
export function useOnLeave(onLeave: () => void): void {
  const address = useLocation({ select: ({ href }) => href });
  const [openedAt] = useState(address);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (address !== openedAt) leave();
  }, [address, openedAt]);
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Shows the archived chats of a person who has no others. */
export function useArchiveWhenEmpty(isOnlyArchived: boolean): void {
  const navigate = useNavigate({ from: '/messenger' });
  const hasSwitched = useRef(false);
  useEffect(() => {
    // Once only: a person who opens the empty list afterwards may look at it.
    if (!isOnlyArchived || hasSwitched.current) return;
    hasSwitched.current = true;
    void navigate({ search: (search) => ({ ...search, section: 'archive' }), replace: true });
  }, [isOnlyArchived, navigate]);
}

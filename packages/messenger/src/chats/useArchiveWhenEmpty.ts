import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Shows the archived chats to a user who has no others. */
export function useArchiveWhenEmpty(isOnlyArchived: boolean): void {
  const navigate = useNavigate({ from: '/messenger' });
  const hasSwitched = useRef(false);
  useEffect(() => {
    // Only once: a user who opens the empty list afterwards can stay there.
    if (!isOnlyArchived || hasSwitched.current) return;
    hasSwitched.current = true;
    void navigate({ search: (search) => ({ ...search, section: 'archive' }), replace: true });
  }, [isOnlyArchived, navigate]);
}

import { createContext } from 'react';

/** Leaves the dialog that services are shown in: what is done about one may open another, and there is one at a time. */
export const LeaveDialog = createContext<() => void>(() => {});

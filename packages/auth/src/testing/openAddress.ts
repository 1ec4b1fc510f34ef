/** Shows another address in this page, as coming back from another site does. */
export const openAddress = (path: string): void => window.history.replaceState(null, '', path);

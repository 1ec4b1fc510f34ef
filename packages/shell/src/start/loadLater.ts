/**
 * Loads the frame that follows sign-in, and the code for failures, in advance: once the network has failed it
 * is too late to request them.
 */
export function loadLater(): void {
  const parts = [
    import('../errors/handleApiError.ts'),
    import('../errors/ErrorPage.tsx'),
    import('../errors/FailureInFrame.tsx'),
    import('../frame/DefaultLayout.tsx'),
    import('../frame/PlainLayout.tsx'),
    import('../modals/ModalHost.tsx'),
    import('../toasts/ToastHost.tsx'),
    import('./pendingChanges.ts'),
    import('./bringEmoji.ts').then(({ bringEmoji }) => bringEmoji()),
  ];
  // Parts that failed to load are requested again when they are needed.
  Promise.all(parts).catch(() => {});
}

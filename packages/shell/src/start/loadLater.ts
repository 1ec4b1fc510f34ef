/** Brings the frame that follows sign-in, and what nobody hopes to see while it can still be brought: when the network has failed it is too late to ask. */
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
  // Whatever did not come is asked for again when it is needed.
  Promise.all(parts).catch(() => {});
}

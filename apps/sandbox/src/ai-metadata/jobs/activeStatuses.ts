/** The states of a job in which there is something to do. */
export const activeStatuses = ['queued', 'processing', 'cancelling', 'undoing'] as const;

const backwards: ReadonlySet<string> = new Set(['cancelling', 'undoing']);

/** Whether a job is being ended or taken back, so that nothing may be translated for it any more. */
export function isGoingBack({ status }: { readonly status: string }): boolean {
  return backwards.has(status);
}

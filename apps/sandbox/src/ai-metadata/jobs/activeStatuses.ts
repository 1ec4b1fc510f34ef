/** The states of a job in which there is something to do. */
export const activeStatuses = ['queued', 'processing', 'undoing'] as const;

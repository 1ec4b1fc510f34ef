/** Turns the days of the seeds into moments around the present. */
export interface Timeline {
  at(days: number): Date;
  maybe(days: number | undefined): Date | null;
}

export function timelineAround(now: Date): Timeline {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
  return { at, maybe: (days) => (days === undefined ? null : at(days)) };
}

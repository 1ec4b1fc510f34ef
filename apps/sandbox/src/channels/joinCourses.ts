/** The courses of a join request, unless the control room interferes. */
export const joinCourses = [
  /** Approved without moderation, invited, and the invitation accepted. */
  'approved',
  /** Moderated by staff first, then as `approved`. */
  'moderated',
  /** Moderated by staff, and turned down. */
  'moderated_rejected',
  /** Turned down for too small numbers. */
  'low_metrics',
  /** As `approved`, but the owner lets the invitation lapse. */
  'invitation_ignored',
] as const;
export type JoinCourse = (typeof joinCourses)[number];

/** What becomes of a join request, when nobody interferes. */
export const joinCourses = [
  /** Approved at once, invited, and the invitation accepted. */
  'approved',
  /** Looked at by a person first, then as `approved`. */
  'moderated',
  /** Looked at by a person, and turned down. */
  'moderated_rejected',
  /** Turned down for too small numbers. */
  'low_metrics',
  /** As `approved`, but the owner lets the invitation lapse. */
  'invitation_ignored',
] as const;
export type JoinCourse = (typeof joinCourses)[number];

/** The help article about reviews. */
export const moderationHelp = 60;

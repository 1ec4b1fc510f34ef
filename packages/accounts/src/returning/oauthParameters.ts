/**
 * The names of the query parameters with which a platform sends a user back; all of them leave the address.
 */
export const oauthParameters = ['oauth', 'oauth_platform', 'oauth_channel', 'oauth_title'] as const;

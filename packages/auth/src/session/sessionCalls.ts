/** The calls that open, check and end sessions. They come with the first of them: the login screen is shown without. */
export const sessionCalls = () => import('@my-air/api-client/contract');

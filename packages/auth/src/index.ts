export { legacyRegistrationTarget } from './authorization/addresses.ts';
export { thisBrowser } from './browser/thisBrowser.ts';
export type { SessionBrowser, SessionChannel, SessionMessage } from './browser/SessionBrowser.ts';
export { authFeature } from './feature.ts';
export { authRoutes, guardRoute, isEmailVerified } from './routes.ts';
export type { AuthorizationResult, AuthSession, Credentials, LoginResult } from './session/AuthSession.ts';
export { createSession } from './session/createSession.ts';
export type { SessionOptions } from './session/SessionOptions.ts';

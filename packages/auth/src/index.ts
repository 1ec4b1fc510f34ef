export { legacyRegistrationTarget } from './authorization/addresses.ts';
export { OAuthScreen, type OAuthScreenProps } from './authorization/OAuthScreen.tsx';
export { authFeature } from './feature.ts';
export { ImpersonationDeniedScreen } from './impersonation/ImpersonationDeniedScreen.tsx';
export { LoginScreen, type LoginScreenProps } from './login/LoginScreen.tsx';
export { authRoutes, guardRoute, isEmailVerified } from './routes.ts';
export type { AuthorizationResult, AuthSession, Credentials, LoginResult } from './session/AuthSession.ts';
export { createSession } from './session/createSession.ts';
export type { SessionOptions } from './session/SessionOptions.ts';

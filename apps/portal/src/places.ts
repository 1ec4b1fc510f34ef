import type { Places } from '@my-air/shell';

/** The paths that the shell leads to: the start of a session, the sign-in, and help for errors. */
export const places = {
  start: '/home',
  signIn: '/login',
  signInPaths: ['/login', '/oauth/login', '/impersonate'],
  help: '/help-center',
} as const satisfies Places;

/** The beginnings of the paths that need no session: those of the sign-in, and of articles. */
export const publicPaths = [...places.signInPaths, '/help/'];

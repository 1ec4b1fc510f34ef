// The build puts the module itself in this place (tsup.config.ts): its package is not published.
export { browserTargets } from '@my-air/build/oldestBrowsers';

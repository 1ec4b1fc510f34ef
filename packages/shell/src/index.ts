export type { Access } from './Access.ts';
export type { Composition } from './Composition.ts';
export { createPortal, type PortalOptions } from './createPortal.ts';
// Everything, since a named export of an interface cannot be added to from elsewhere.
export type * from './modals/modals.ts';
export { navigationGroups } from './navigation/navigationGroups.ts';
export type { Places } from './Places.ts';
export type { PortalRouter } from './start/router.ts';

export { denyStorage, fillStorage } from './testing/refuseStorage.ts';

export { writeElsewhere } from './testing/otherTab.ts';
export { denyStorage, fillStorage } from './testing/refuseStorage.ts';

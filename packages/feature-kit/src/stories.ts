export { answer, unchecked, type Answers } from './testing/answers.ts';
export { buildConfig } from './testing/buildConfig.ts';
export { buildFailure } from './testing/buildFailure.ts';
export { buildAgreement, buildChannel, buildCountry, buildPartner, buildUser } from './testing/builders.ts';
export { PortalStory, type PortalStoryParameters } from './testing/PortalStory.tsx';
export { stubPortal, type StubPortal, type StubPortalOptions } from './testing/stubPortal.ts';

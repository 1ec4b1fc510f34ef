export { affiliateProgramFeature } from './feature.ts';
export { JoinScreen } from './overview/JoinScreen.tsx';
export { ProgramScreen } from './overview/ProgramScreen.tsx';
export { affiliateProgramPorts } from './ports.ts';
export { ReferralCard } from './program/ReferralCard.tsx';
export { affiliateProgramRoutes } from './routes.ts';

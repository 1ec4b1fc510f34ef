export { moderationFeature } from './feature.ts';
export { ModerationCard } from './homepage/ModerationCard.tsx';
export { ModerationScreen } from './list/ModerationScreen.tsx';
export { moderationPorts } from './ports.ts';
export { moderationRoutes } from './routes.ts';

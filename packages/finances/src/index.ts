export { financesFeature } from './feature.ts';
export { MoneyCard } from './funds/MoneyCard.tsx';
export { HandOffScreen, type HandOffScreenProps } from './handOff/HandOffScreen.tsx';
export { financesRoutes } from './routes.ts';

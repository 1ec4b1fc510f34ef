export { OnlyChannel } from './channel/OnlyChannel.tsx';
export { chooseChannel, useChosenChannel, type ChosenChannel } from './channel/useChosenChannel.ts';

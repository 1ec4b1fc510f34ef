export { UnreadChatsCard } from './chats/UnreadChatsCard.tsx';
export { messengerFeature, type MessengerModals } from './feature.ts';
export { messengerPorts } from './ports.ts';
export { MessengerScreen, type MessengerScreenProps } from './screen/MessengerScreen.tsx';

import { useRouter } from '@tanstack/react-router';

/** Opens a chat from any screen. A plain path, because the dialog may be open on other features' routes. */
export function useOpenChat(): (chatId: number) => void {
  const { history } = useRouter();
  return (chatId) => history.push(chatPath(chatId));
}

/** The path of a chat, and of a message in it. */
export function chatPath(chatId: number, messageId?: number): string {
  return `/messenger?chat=${chatId}${messageId === undefined ? '' : `&message=${messageId}`}`;
}

import { useRouter } from '@tanstack/react-router';

/** Shows a chat from any screen. The path is written out, because a dialog is open on the routes of others too. */
export function useOpenChat(): (chatId: number) => void {
  const { history } = useRouter();
  return (chatId) => history.push(chatPath(chatId));
}

/** The path of a chat, and of a message in it. */
export function chatPath(chatId: number, messageId?: number): string {
  return `/messenger?chat=${chatId}${messageId === undefined ? '' : `&message=${messageId}`}`;
}

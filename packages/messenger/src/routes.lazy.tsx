import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { filtersOf } from './chats/filterChats.ts';
import { MessengerScreen } from './screen/MessengerScreen.tsx';

export const messengerLazyRoute = createLazyRoute('/messenger')({
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
  component: function Messenger() {
    const { section, chat, message } = messengerLazyRoute.useSearch();
    const navigate = messengerLazyRoute.useNavigate();
    return (
      <MessengerScreen
        section={section}
        chatId={chat}
        messageId={message}
        onOpen={(next, nextSection) =>
          void navigate({ search: (search) => ({ ...filtersOf(search), chat: next, section: nextSection }) })
        }
      />
    );
  },
});

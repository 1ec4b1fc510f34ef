import { testFolders } from '@my-air/vitest/folders';

testFolders(import.meta.dirname, [
  'contract',
  'text',
  'emoji',
  'rows',
  'process',
  'drafts',
  'snippets',
  'message',
  'composer',
  'chats',
  'channel',
  'send',
  'support',
  'conversation',
  'screen',
  'search',
  'shortcuts',
]);

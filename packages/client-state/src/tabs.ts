export { openTabChannel, sendToTabs, type TabChannel } from './openTabChannel.ts';
export { withExclusiveLock, type LockOptions } from './withExclusiveLock.ts';

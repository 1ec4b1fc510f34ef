export { openTabChannel, sendToTabs, type TabChannel } from './openTabChannel.ts';
export { browserLocks, withExclusiveLock, type LockOptions } from './withExclusiveLock.ts';

export { openTabChannel, sendToTabs, type TabChannel } from './openTabChannel.ts';
export { browserLocks, isLockAwaited, withExclusiveLock, type LockOptions } from './withExclusiveLock.ts';

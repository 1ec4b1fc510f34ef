/**
 * The files of a portal. A module that two of them name goes to the first; those that packages name and that are not
 * listed come last, in the order in which they are named.
 */
export const fileOrder: readonly string[] = [
  'messages',
  'start',
  'kit',
  'login',
  'reading',
  'signed-in',
  'kept',
  'frame',
  'contributions',
  'article',
  'drafts',
  'changes',
  'help',
  'offers',
  'outbox',
  'marks',
  'common',
];

/** The priority of a file in the build; the greatest takes a module. Several may be equal: then the first does. */
export function priorityOf(name: string): number {
  const place = fileOrder.indexOf(name);
  return place === -1 ? 1 : fileOrder.length - place + 1;
}

/** Shorter videos never get breaks, in minutes: YouTube's own limit. */
export const leastVideoMinutes = 8;
export const mostVideoMinutes = 180;
export const mostSlots = 20;
export const mostGapMinutes = 60;

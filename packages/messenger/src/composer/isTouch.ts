/** Whether this is a touch screen, most likely without a keyboard. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

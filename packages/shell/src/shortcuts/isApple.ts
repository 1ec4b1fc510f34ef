/** Whether the keyboard has a Command key. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

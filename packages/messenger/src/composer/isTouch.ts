/** Whether this is a touch screen: Enter begins a new line there, and the keyboard takes half of the page. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** A property of a component of the kit, as TypeScript sees it. */
export interface KitProp {
  /** What can be typed or chosen for it; absent for everything else, such as functions and lists. */
  kind?: 'text' | 'number' | 'boolean' | 'choice';
  /** What there is to choose from. */
  options?: readonly (string | number)[];
  isRequired: boolean;
  /** Whether it comes from the element or another library. */
  isInherited: boolean;
  /** Its type as it is written. */
  type: string;
  /** What its comment says. */
  text: string;
}

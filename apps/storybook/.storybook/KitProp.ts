/** A property of a component of the kit, as TypeScript sees it. */
export interface KitProp {
  /** The kind of control for the value; absent where there is none, such as for functions and lists. */
  kind?: 'text' | 'number' | 'boolean' | 'choice';
  /** The values to choose from. */
  options?: readonly (string | number)[];
  isRequired: boolean;
  /** Whether the property comes from the element or another library. */
  isInherited: boolean;
  /** The type as it is written. */
  type: string;
  /** The text of the comment. */
  text: string;
}

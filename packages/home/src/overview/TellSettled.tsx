import { createContext, useContext, useEffect, useEffectEvent } from 'react';

const Context = createContext(() => {});

/** Its value is called once the content of the place in it is there, or has failed. */
export const Settled = Context.Provider;

/** Drawn with what is there to stay. */
export function TellSettled() {
  const tell = useEffectEvent(useContext(Context));
  useEffect(() => tell(), []);
  return null;
}

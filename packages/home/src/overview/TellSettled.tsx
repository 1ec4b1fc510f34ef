import { createContext, useContext, useEffect, useEffectEvent } from 'react';

const Context = createContext(() => {});

/** The function that a card below it calls once the content of the card is drawn, or has failed. */
export const Settled = Context.Provider;

/** Part of every content that keeps its height: tells that the content is drawn. */
export function TellSettled() {
  const tell = useEffectEvent(useContext(Context));
  useEffect(() => tell(), []);
  return null;
}

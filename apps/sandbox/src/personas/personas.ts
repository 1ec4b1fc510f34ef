import { staff, twoFactor, unverified } from './accessPersonas.ts';
import { ambassador } from './ambassador.ts';
import { portuguese, russian } from './languagePersonas.ts';
import { newCreator } from './newCreator.ts';
import { partner } from './partner.ts';
import type { Persona } from './Persona.ts';
import { rejected } from './rejected.ts';
import { scalelab } from './scalelab.ts';

/** All personas, in the order that they are offered at sign-in. */
export const personas: readonly Persona[] = [
  newCreator,
  partner,
  ambassador,
  rejected,
  scalelab,
  portuguese,
  russian,
  unverified,
  twoFactor,
  staff,
];

/** The password of every persona. */
export const personaPassword = 'correct horse battery';

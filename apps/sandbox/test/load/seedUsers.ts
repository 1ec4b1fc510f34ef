import { hash } from '@node-rs/argon2';

import { openDatabase } from '../../src/database/openDatabase.ts';
import { personaPassword, personas } from '../../src/personas/personas.ts';
import { seedPersona } from '../../src/personas/seedPersona.ts';
import { timelineAround } from '../../src/personas/Persona.ts';

/** A user of the load, whose address is `<name>@my-air.test`, and a connected channel of theirs. */
export interface LoadUser {
  readonly name: string;
  readonly channel: string;
}

/** Adds users with the data of the persona `partner`, apart from AI metadata: channels, chats, notifications, requests. */
export async function seedUsers(url: string, count: number): Promise<readonly LoadUser[]> {
  const { aiMetadata: _, aiOptimization: __, ...partner } = personas.find(({ id }) => id === 'partner')!;
  const seed = JSON.stringify(partner);
  const guids = partner.channels.map(({ platformGuid }) => platformGuid);
  const markers = partner.referralLinks.map(({ marker }) => marker);
  const passwordHash = await hash(personaPassword);
  const timeline = timelineAround(new Date());
  const database = await openDatabase({ dataDir: 'memory', url });
  try {
    const users: LoadUser[] = [];
    for (let number = 1; number <= count; number += 1) {
      const name = `load-${number}`;
      // Channels and links are of one user each: the end of their ids is the number of the user.
      const own = [...guids, ...markers].reduce(
        (text, id) => text.replaceAll(`"${id}"`, `"${ownId(id, number)}"`),
        seed,
      );
      const persona = JSON.parse(own) as typeof partner;
      const user = { ...persona.user, email: `${name}@my-air.test` };
      await database.db.transaction((db) =>
        seedPersona(db, { ...persona, id: name, user }, passwordHash, timeline),
      );
      users.push({ name, channel: ownId(connected, number) });
    }
    return users;
  } finally {
    await database.close();
  }
}

const connected = 'UCkyivbalconies000000000';

function ownId(id: string, number: number): string {
  const digits = String(number).padStart(5, '0');
  return `${id.slice(0, Math.max(1, id.length - digits.length))}${digits}`;
}

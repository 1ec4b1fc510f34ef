import { startBackend } from './startBackend.ts';

// `node src/main.ts` with EMAIL and PASSWORD of the user, and PORTAL_DIST, PORTAL_ORIGIN and PORT where they are wanted.
const {
  EMAIL = 'creator@example.com',
  PASSWORD = 'harbour lights',
  PORTAL_DIST,
  PORTAL_ORIGIN,
  PORT = '3000',
} = process.env;
const { url } = await startBackend({
  email: EMAIL,
  password: PASSWORD,
  port: Number(PORT),
  ...(PORTAL_DIST && { portalFolder: PORTAL_DIST }),
  ...(PORTAL_ORIGIN && { portalOrigin: PORTAL_ORIGIN }),
});
console.log(`${url}, as ${EMAIL}`);

// Builds before 0.3 registered a service worker at this address: it leaves the browsers that have it, with its caches.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('my-air-')).map((name) => caches.delete(name)));
  await registration.unregister();
}

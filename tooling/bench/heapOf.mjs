/** The reachable size of a page's heap, in bytes. */
export async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

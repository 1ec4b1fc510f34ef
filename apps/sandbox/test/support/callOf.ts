import { sampleInputs, type SampleInput } from './sampleInputs.ts';
import type { Answered, Visitor } from './Visitor.ts';

/** Makes a call with its sample input; calls that have none go to `youtube` and send nothing. */
export async function callOf(
  who: Visitor,
  key: string,
  headers: Readonly<Record<string, string>> = {},
  { params = {}, query, body }: SampleInput = sampleInputs[key] ?? { params: { platform: 'youtube' } },
): Promise<Answered> {
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = `/${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  return method === 'GET' ? who.open(address) : who.write(method, address, body, headers);
}

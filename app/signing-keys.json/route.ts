import { publicKeys } from '@/lib/play';

/** The public halves of the keys that exported games are signed with. */
export async function GET(): Promise<Response> {
  return Response.json({ keys: await publicKeys() }, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

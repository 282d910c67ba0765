import { publicTables } from '@/lib/play';

export const dynamic = 'force-dynamic';

/** For load balancers and watchdogs: 200 while the database answers. */
export async function GET(): Promise<Response> {
  try {
    await publicTables({ user: null, language: 'en' }, { limit: 1 });
    return Response.json({ status: 'ok' });
  } catch (error) {
    console.error(error);
    return Response.json({ status: 'the database does not answer' }, { status: 503 });
  }
}

import 'server-only';
import { PlayError } from '@/lib/play';

/** A file to keep, or in a few words why there is none. */
export async function download(content: Promise<{ text: string; name: string; type: string }>): Promise<Response> {
  try {
    const { text, name, type } = await content;
    return new Response(text, {
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-cache',
      },
    });
  } catch (error) {
    if (error instanceof PlayError) return Response.json({ error: error.message }, { status: error.status });
    throw error;
  }
}

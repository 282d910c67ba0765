import { env } from '@/lib/env';
import { openApiDocument } from '../_door/openapi';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json(openApiDocument(env().BASE_URL));
}

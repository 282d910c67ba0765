import { metricsAnswer } from '@/lib/worker/metrics';

export const dynamic = 'force-dynamic';

/** What this process counts, for Prometheus; nothing is here for whoever may not read it. */
export const GET = (request: Request): Promise<Response> => metricsAnswer(request.headers.get('authorization'));

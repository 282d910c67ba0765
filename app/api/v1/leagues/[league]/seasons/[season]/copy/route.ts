import { copySeason } from '@/lib/play';
import { operations } from '../../../../../_door/operations';
import { seasonIn } from '../../../../../_door/season-place';
import { serve } from '../../../../../_door/serve';

export const POST = serve(operations.copySeason, ({ caller, params }) => copySeason(caller, seasonIn(params)));

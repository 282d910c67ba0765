import { createTable, myTables } from '@/lib/play';
import { operations } from '../_door/operations';
import { serve } from '../_door/serve';

export const GET = serve(operations.tables, ({ caller }) => myTables(caller));
export const POST = serve(operations.createTable, ({ caller, body }) => createTable(caller, body));

import 'server-only';
import { env } from '@/lib/env';
import { isAtThisMachine } from '@/lib/visitor';

/** The visitor may read the letters that stay here: there is no mail server, and they sit at this machine. */
export const hasMailbox = (): boolean => !env().SMTP_URL && isAtThisMachine();

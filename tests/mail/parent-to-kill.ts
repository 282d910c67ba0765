import { startReader } from '../../lib/mail/inbound/reader';
import { noteOf } from './sender';

// has a letter read that never ends, until it is killed; prints that it is at it

const reader = startReader({ path: 'tests/mail/strange-reader.ts', patience: 600_000 });
await reader.ask('head', { raw: noteOf({ to: 'post@fieldpost.test', text: '' }) });
void reader.ask('letter', { raw: noteOf({ to: 'post@fieldpost.test', text: 'NEVER' }), ours: '/unsubscribe/' });
console.log('reading');

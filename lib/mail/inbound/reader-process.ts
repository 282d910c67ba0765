import { jobs, prepare } from './reader-jobs';
import { serveReader } from './serve-reader';

// the process that reads letters, started by `reader.ts`; it opens no database and knows no secret

serveReader(jobs, prepare);

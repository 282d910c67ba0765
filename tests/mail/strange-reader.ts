import { type Job, jobs, prepare } from '../../lib/mail/inbound/reader-jobs';
import { serveReader } from '../../lib/mail/inbound/serve-reader';

// reads letters like the house's own process, but for those that hold one of these words: it never ends, ends itself, or stumbles

type LetterWork = Extract<Job, { kind: 'letter' }>['work'];

serveReader(
  {
    ...jobs,
    async letter(work: LetterWork) {
      const text = Buffer.from(work.raw).toString('latin1');
      // no promise, no timer: nothing else of this process gets its turn
      while (text.includes('NEVER'));
      if (text.includes('DEATH')) process.kill(process.pid, 'SIGKILL');
      if (text.includes('STUMBLE')) throw new Error('stumbled');
      if (text.includes('SURROUNDINGS')) return { ...(await jobs.letter(work)), own: Object.keys(process.env) };
      return jobs.letter(work);
    },
  },
  prepare,
);

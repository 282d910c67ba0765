import { text } from 'node:stream/consumers';
import { adjudicate } from './adjudication';

// npm run adjudicate < FILE    lib/commands/README.md describes the file and the answer

const answer = await adjudicate(await text(process.stdin));
console.log(JSON.stringify(answer, null, 2));
process.exitCode = 'error' in answer ? 1 : 0;

import { createServer } from 'node:http';
import { ensureBuilt, scripts } from './build.mjs';
import { ensureInstalled, requireNode, root } from './install.mjs';

// node lib/commands/start.mjs        installs and builds what is stale, then serves
// node lib/commands/start.mjs --dev  serves with reloading, builds nothing

const dev = process.argv.includes('--dev');

process.chdir(root);
// a test that was killed leaves no server behind
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.env.NODE_ENV = dev ? 'development' : 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

requireNode();
ensureInstalled({ dev });
const load = await modules();
const env = await readEnv();
if (!dev) await ensureBuilt();
await serve();

/** Loads modules of this folder: one namespace for all of them, or each would bring its own copy of what they share. */
async function modules() {
  const { register } = await import('tsx/esm/api');
  const { import: loaded } = register({ namespace: 'start' });
  return (path) => loaded(path, import.meta.url);
}

/** The checked environment; a wrong variable ends the process with the sentence that names it. */
async function readEnv() {
  const { mustReachPlayers, parseEnv } = await load('../env.ts');
  try {
    const env = parseEnv(process.env);
    mustReachPlayers(env);
    return env;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** instrumentation.ts opens the database and ends the process at a signal; here is only the way in. */
async function serve() {
  const { default: next } = await import('next');
  const { door } = await load('./door.ts');
  const { packed } = await load('./packed.ts');
  const { packedBoards } = await load('./packed-boards.ts');
  const { sharedLooks } = await load('./shared-looks.ts');
  const app = next({ dev, dir: root, hostname: env.HOST, port: env.PORT });
  const server = createServer();
  server.on('error', (error) => {
    const taken = error.code === 'EADDRINUSE' ? `port ${env.PORT} of ${env.HOST} is in use: choose another with PORT.` : error.message;
    console.error(`Fieldpost cannot start: ${taken}`);
    process.exit(1);
  });
  await app.prepare();
  const answer = app.getRequestHandler();
  const plainly = (request, response) => answer(request, withPlainType(response));
  server.on('request', door(env, dev ? plainly : packed(scripts, packedBoards(sharedLooks(plainly))), { isDevelopment: dev }));
  server.listen(env.PORT, env.HOST, announce);
}

/** Next hands the type of a route's answer on as a list of one, which its gzip does not know to be text: as a word, it is compressed. */
function withPlainType(response) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, Array.isArray(value) && value.length === 1 && name.toLowerCase() === 'content-type' ? value[0] : value);
  return response;
}

/** Prints the address once the database answers: by then it is open and the demonstration tables are there. */
async function announce() {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  const answers = () => fetch(`http://${host}:${env.PORT}/api/health`).then(({ ok }) => ok);
  for (let told = false; !(await answers()); told = true) {
    if (!told) console.error('Fieldpost runs, but its database does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  console.log(`Fieldpost is at ${env.BASE_URL}`);
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../../build.mjs';
import { root } from '../../install.mjs';
import { type ServerProcess, startServer } from '../../server-process';
import { catchLetters } from '../catcher';
import { measured, type Part, unmeasured } from '../measure';
import { startWorkerProcess, stopProcess } from '../worker-process';
import { onCluster } from './cluster';
import { type Serving, soon } from './load';
import { counted, countedNames, type Ordeal, print, settings, trial } from './trial';

const name = 'rolling';
const names = [...countedNames(name), `${name}.refused`];
/** Milliseconds that each version plays on, before and behind the change. */
const calm = 15_000;

/** As `deploy/rolling-update.sh`: two web instances, then the worker, one after the other, from this release to the one in folder `to`. */
function rollTo(to: string): Ordeal {
  return async ({ cluster, mail, serving }) => {
    const catcher = await catchLetters((letter) => mail.add(letter));
    const all = { ...settings, DATABASE_URL: cluster.url, SMTP_URL: catcher.url, WORKER: 'apart' };
    const instances: { server: ServerProcess; place: Serving }[] = [];
    const start = async (house: string) => {
      const server = await startServer(all, house);
      const place: Serving = { address: server.address, done: 0 };
      serving.push(place);
      instances.push({ server, place });
    };
    const stopFirst = async () => {
      const { server, place } = instances.shift() ?? {};
      // who has asked before is answered still
      if (place) serving.splice(serving.indexOf(place), 1);
      await server?.stop();
      return place?.done ?? 0;
    };
    await start(root);
    await start(root);
    let worker = await startWorkerProcess(all);
    await soon(calm);
    const before: number[] = [];
    for (const _ of [...instances]) {
      before.push(await stopFirst());
      await start(to);
      await soon(calm / 3);
    }
    await stopProcess(worker);
    worker = await startWorkerProcess(all, to);
    await soon(calm);
    const behind = instances.map(({ place }) => place.done);
    console.error(`orders taken by the instances of this release: ${before.join(' and ')}; of the next: ${behind.join(' and ')}`);
    if ([...before, ...behind].includes(0)) throw new Error('an instance took no order: nothing was tried');
    return {
      async stop() {
        while (instances.length > 0) await stopFirst();
        await stopProcess(worker);
        await catcher.close();
      },
    };
  };
}

/** ROLLING_TO is a checkout of the next release, installed: its first instance changes the database while this release still serves. */
export const rollingPart: Part = {
  names,
  async run() {
    const to = process.env.ROLLING_TO;
    if (!to) return unmeasured(names, '', 'ROLLING_TO names no checkout of the next release');
    if (!existsSync(join(to, 'node_modules'))) return unmeasured(names, '', `the release in ${to} is not installed`);
    return onCluster(names, async (cluster) => {
      await ensureBuilt();
      const { verdict, refused } = await trial(cluster, 'rolling', rollTo(resolve(to)));
      print({ ...verdict, refused });
      return { ...counted(name, verdict), [`${name}.refused`]: measured(refused.length, 'orders') };
    });
  },
};

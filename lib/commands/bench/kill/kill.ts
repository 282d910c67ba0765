import { randomBytes } from 'node:crypto';
import { ensureBuilt } from '../../build.mjs';
import { measured, type Part } from '../measure';
import { onCluster } from './cluster';
import { patiently } from './load';
import { rage, startCalm, told } from './mayhem';
import { counted, countedNames, print, trial } from './trial';
import { freeLetters } from './verdict';

const name = 'mail.kill200';
const names = [...countedNames(name), `${name}.fallen`];
/** BENCH_KILLS makes a shorter or longer run; the measure is the one with 200. */
const usual = 200;

/** Servers killed at random points on a database that loses connections and falls itself, while players answer by the letters they get. */
export const killPart: Part = {
  names,
  run: () =>
    onCluster(names, async (cluster) => {
      // a start is given too little time for it
      await ensureBuilt();
      const kills = Number(process.env.BENCH_KILLS || usual);
      const seed = process.env.BENCH_SEED || randomBytes(4).toString('hex');
      console.error(`${kills} kills, BENCH_SEED=${seed}`);
      const fallen: string[] = [];
      const { verdict, refused } = await trial(cluster, seed, async (place) => {
        const mayhem = await rage(place, { kills, seed });
        console.error(told(mayhem));
        fallen.push(...mayhem.fallen);
        await patiently(() => freeLetters(place.db));
        return startCalm(place);
      });
      print({ ...verdict, fallen, refused });
      return { ...counted(name, verdict), [`${name}.fallen`]: measured(fallen.length, 'servers') };
    }),
};

import { randomBytes } from 'node:crypto';
import { ensureBuilt } from '../../build.mjs';
import { measured, type Part } from '../measure';
import { patiently } from './load';
import { type Mayhem, rage, startCalm, told } from './mayhem';
import { counted, countedNames, onCluster, print, settings, trial } from './trial';
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
      let mayhem: Mayhem | null = null;
      const { verdict, refused } = await trial(cluster, seed, async ({ db, ...place }) => {
        const victims = { ...place, settings };
        mayhem = await rage(victims, { kills, seed });
        console.error(told(mayhem));
        await patiently(() => freeLetters(db));
        return startCalm(victims);
      });
      const { fallen } = mayhem ?? { fallen: [] };
      print({ ...verdict, fallen, refused });
      return { ...counted(name, verdict), [`${name}.fallen`]: measured(fallen.length, 'servers') };
    }),
};

import { seeded } from '@/lib/engine';
import { isGameId, loadSimulator } from '@/lib/games/registry';
import { type Answer, type Question, type Reply, type Request, runs } from './messages';

/** Fights battles beside the page, so that it never waits. Every question has the same luck: who asks again gets the same figures. */
self.onmessage = async ({ data: { id, question } }: MessageEvent<Request>) => {
  const answer = await answerOf(question).catch((error: unknown) => {
    console.error(error);
    return null;
  });
  self.postMessage({ id, answer } satisfies Reply);
};

async function answerOf(question: Question): Promise<Answer | null> {
  const { game, language } = question;
  const simulator = isGameId(game) ? await loadSimulator(game) : null;
  if (!simulator) return null;
  const fair = { runs, random: seeded('odds') };
  const unit = simulator.unit[language];
  if ('setUp' in question) {
    const { setUp } = question;
    const position = simulator.position(setUp);
    const odds = position && simulator.simulate(position.view, position.space, fair, language);
    return { odds, setUp, form: simulator.form(setUp, language), unit };
  }
  const { space, order } = question;
  const view = order ? simulator.after(question.view, order) : question.view;
  if (!view) return { odds: null, setUp: null, form: null, unit };
  return { odds: simulator.simulate(view, space, fair, language), setUp: simulator.setUpOf(view, space), form: null, unit };
}

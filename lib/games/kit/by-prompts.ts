import {
  canonical,
  type Decision,
  enumerate,
  type GameModule,
  type Kinds,
  type Language,
  languages,
  normalise,
  ok,
  type Prompter,
  refuse,
} from '../../engine';

/** Orders of one question that are looked through; a game where there may be more brings its own `check` and `parse`. */
const mostOrders = 3000;
const shownOrders = 6;

type Format<K extends Kinds> = GameModule<K>['format'];

function openOrders<K extends Kinds>(game: Prompter<K>, view: K['view'], decision: Decision<K>): K['order'][] {
  const open = enumerate(game, view, decision, mostOrders + 1);
  if (open.length > mostOrders)
    throw new Error(`${game.id}: "${decision.kind}" has too many orders to look through: bring check and parse`);
  return open;
}

/** "Possible now: PASS; ROLL 1; …": first those that share most words with what was said. */
function possible<K extends Kinds>(open: readonly K['order'][], format: Format<K>, language: Language, said: string): string {
  const words = new Set(normalise(said).split(' '));
  const near = (line: string) =>
    normalise(line)
      .split(' ')
      .filter((word) => words.has(word)).length;
  const lines = open.map((order) => format(order, language)).map((line) => ({ line, near: near(line) }));
  const shown = lines.sort((a, b) => b.near - a.near).slice(0, shownOrders);
  const more = open.length > shownOrders ? '; …' : '.';
  return `${{ en: 'Possible now', it: 'Ora si può' }[language]}: ${shown.map(({ line }) => line).join('; ')}${more}`;
}

/** Legal is what the prompts offer. */
export function checkByPrompts<K extends Kinds>(game: Prompter<K>, format: Format<K>): GameModule<K>['check'] {
  return (view, decision, order, language) => {
    const open = openOrders(game, view, decision);
    const wanted = canonical(order);
    const found = open.find((each) => canonical(each) === wanted);
    if (found) return ok(found);
    const text = { en: 'cannot be done now.', it: 'ora non si può fare.' }[language];
    const said = format(order, language);
    return refuse('E-ORDER', `${said} ${text} ${possible(open, format, language, said)}`, 'type');
  };
}

/** A line says the order that is written so, in any language; of those, one that the prompts offer. */
export function parseByPrompts<K extends Kinds>(game: Prompter<K>, format: Format<K>): GameModule<K>['parse'] {
  return (line, view, decision, language) => {
    const open = openOrders(game, view, decision);
    const said = normalise(line);
    const found = open.find((order) => [undefined, ...languages].some((each) => normalise(format(order, each)) === said));
    if (found) return ok(found);
    const text = { en: 'is no order that fits here.', it: 'non è un ordine adatto qui.' }[language];
    return refuse(
      'E-NOTATION',
      `"${line.trim().slice(0, 40)}" ${text} ${possible(open, format, language, line)}`,
      line.trim().split(/\s/)[0] ?? '',
    );
  };
}
